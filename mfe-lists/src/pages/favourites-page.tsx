import { useEffect, useState } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { setFavourites, toggleFavourite, useFavourites } from 'shared-domain/device/favourites';
import { getConfig } from 'shared-domain/runtime/config';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  EmptyState,
  FavouriteButton,
  Heading,
  Page,
  Stack,
  Text,
  TextField,
  useHydrated,
} from 'shared-domain/ui';
import type { FavouritesPageData } from '../data/favourites-loader';
import type { HomeCard } from '../data/home-card';
import { compareTexts } from '../texts/compare-nb';
import { favouriteTexts as texts } from '../texts/favourites-nb';
import { HomeRowSkeleton, SmallCard } from '../ui/home-product-row';
import styles from './favourites-page.module.css';

/** /favoritter/: what was chosen on this device, or what an address shares. */
export function FavouritesPage({ data: { shared } }: PageProps<FavouritesPageData>) {
  const title = shared ? texts.sharedTitle : texts.title;
  return (
    <Page className={styles.page}>
      <Breadcrumbs
        items={[
          { name: compareTexts.home, href: PATHS.home },
          { name: title, href: PATHS.favourites },
        ]}
      />
      <Stack gap={12} className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {shared ? texts.sharedLead : texts.lead}
        </Text>
      </Stack>
      {shared ? <Shared cards={shared} /> : <Own />}
    </Page>
  );
}

const skusOf = (cards: readonly HomeCard[]): readonly string[] => cards.flatMap(({ sku }) => sku ?? []);

function Shared({ cards }: { readonly cards: readonly HomeCard[] }) {
  const isHydrated = useHydrated();
  const own = useFavourites();
  const skus = skusOf(cards);
  const isAdded = skus.every((sku) => own.includes(sku));
  if (cards.length === 0) return <Nothing title={texts.sharedGone} />;
  return (
    <Stack gap={24}>
      {isHydrated && (
        <div className={styles.actions}>
          {!isAdded && <Button onClick={() => setFavourites([...skus, ...own])}>{texts.addAll}</Button>}
          <span role="status">{isAdded && texts.allAdded}</span>
          {isAdded && <ButtonLink href={PATHS.favourites}>{texts.see}</ButtonLink>}
        </div>
      )}
      <Cards cards={cards} />
    </Stack>
  );
}

const Nothing = ({ title, text }: { readonly title: string; readonly text?: string }) => (
  <EmptyState title={title} text={text} action={<ButtonLink href={PATHS.handsets}>{texts.toHandsets}</ButtonLink>} />
);

/** Cards of skus; null while they are on their way. */
function useCards(skus: readonly string[]) {
  const [found, setFound] = useState<ReadonlyMap<string, HomeCard>>(new Map());
  const [asked, setAsked] = useState<'nothing' | 'answered' | 'failed'>('nothing');
  const missing = skus.filter((sku) => !found.has(sku)).join(',');
  useEffect(() => {
    if (missing === '' || asked !== 'nothing') return undefined;
    let isShown = true;
    void import('../data/calls')
      .then(({ loadSeenCards }) => loadSeenCards(missing.split(',')))
      .then(
        (cards) => {
          if (!isShown) return;
          setFound(new Map(cards.map((card) => [card.sku ?? '', card])));
          setAsked(cards.length > 0 ? 'answered' : 'failed');
        },
        () => isShown && setAsked('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [missing, asked]);
  return { cards: skus.flatMap((sku) => found.get(sku) ?? []), asked };
}

/** The heart that was pressed is gone with its card. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function Own() {
  const isHydrated = useHydrated();
  const skus = useFavourites();
  const { cards, asked } = useCards(skus);
  const [removed, setRemoved] = useState<{ readonly before: readonly string[]; readonly name: string } | null>(null);
  if (!isHydrated)
    return (
      <noscript>
        <Text>{texts.noScript}</Text>
      </noscript>
    );
  return (
    <Stack gap={24}>
      <div role="status" className={styles.actions}>
        {removed && (
          <>
            <Text as="span">{texts.removed(removed.name)}</Text>
            <Button
              variant="quiet"
              size="small"
              key={removed.name}
              ref={takeFocus}
              aria-label={texts.undoOf(removed.name)}
              onClick={() => {
                setFavourites(removed.before);
                setRemoved(null);
              }}
            >
              {texts.undo}
            </Button>
          </>
        )}
      </div>
      {skus.length === 0 ? (
        <Nothing title={texts.emptyTitle} text={texts.emptyText} />
      ) : asked === 'failed' ? (
        <p role="alert">{texts.failed}</p>
      ) : asked === 'nothing' ? (
        <HomeRowSkeleton count={Math.min(skus.length, 4)} />
      ) : (
        <>
          <Cards
            cards={cards}
            onRemove={({ sku = '', name }) => {
              setRemoved({ before: skus, name });
              toggleFavourite(sku);
            }}
          />
          <Share skus={skus} />
        </>
      )}
    </Stack>
  );
}

/** Copies an address that shows the same products to others; where that is forbidden, the address is there to be copied. */
function Share({ skus }: { readonly skus: readonly string[] }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const address = `${getConfig().shopOrigin}${PATHS.favourites}?varer=${skus.join(',')}`;
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={copy}>
        {texts.share}
      </Button>
      <span role="status">{copied === 'yes' && texts.copied}</span>
      {copied === 'no' && <TextField label={texts.copyYourself} name="lenke" value={address} readOnly />}
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly HomeCard[];
  readonly onRemove?: (card: HomeCard) => void;
}

const Cards = ({ cards, onRemove }: CardsProps) => (
  <ul aria-label={texts.products} className={styles.grid}>
    {cards.map((card) => (
      <li key={card.href}>
        <SmallCard
          of={card}
          headingLevel={2}
          action={
            onRemove && <FavouriteButton label={texts.favourite(card.name)} isChosen onPress={() => onRemove(card)} />
          }
        />
      </li>
    ))}
  </ul>
);
