import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { parseSeenProducts, storedSeenProducts } from 'shared-domain/catalogue/io';
import { reportError } from 'shared-domain/runtime/error-report';
import {
  BeforePrice,
  CARD_ROW_SIZES,
  CardRow,
  Heading,
  Price,
  ProductCard,
  Skeleton,
  StockStatus,
  useHydrated,
} from 'shared-domain/ui';
import { seenTexts as texts } from '../extras/accessories-nb';
import { useRealm } from '../purchase/use-realm';
import { vatNote } from '../texts/nb';
import { useNear } from '../ui/use-in-view';
import type { RowCard } from './load-recommendations';
import styles from './recommendations.module.css';

const ROOM = [0, 1, 2, 3];

/** Products beside each other: four; on phones a row that scrolls. Null: they are on their way. */
function ProductCards({ cards }: { readonly cards: readonly RowCard[] | null }) {
  const realm = useRealm();
  return (
    <CardRow>
      {cards
        ? cards.map(({ href, image, name, brand, colour, grade, price, note, before, stock, sizes }) => (
            <li key={href}>
              <ProductCard
                {...{ href, image, name, brand, grade }}
                colours={[colour]}
                sizesText={sizes}
                headingLevel={3}
                sizes={CARD_ROW_SIZES}
                price={price && <Price size="m" amount={price} vatNote={vatNote(realm)} />}
                priceNote={
                  <>
                    {note} {before && <BeforePrice labelled>{before}</BeforePrice>}
                  </>
                }
                stock={<StockStatus tone={stock.tone} text={stock.text} />}
              />
            </li>
          ))
        : ROOM.map((place) => (
            <li key={place} aria-hidden className={styles.coming}>
              <Skeleton shape="block" className={styles.picture} />
            </li>
          ))}
    </CardRow>
  );
}

export interface RecommendationsProps {
  readonly model: string;
  /** The path of the product's page. */
  readonly path: string;
}

const calls = () => import(/* webpackChunkName: 'calls' */ './load-recommendations');

/** Products like this one, and what consumers looked at before on this device: in the browser only, fetched when they come near. */
export function Recommendations({ model, path }: RecommendationsProps) {
  const realm = useRealm();
  const isHydrated = useHydrated();
  const related = useCallback(
    async (): Promise<readonly RowCard[]> => (await calls()).loadRelated(realm, path),
    [realm, path],
  );
  if (!isHydrated) return null;
  return (
    <>
      <ProductRow title={texts.related} load={related} />
      {realm === 'B2C' && <Seen model={model} />}
    </>
  );
}

function Seen({ model }: Pick<RecommendationsProps, 'model'>) {
  // The products that were looked at before this page, which is now the first.
  const [skus] = useState(() =>
    parseSeenProducts(storedSeenProducts())
      .filter((seen) => seen.model !== model)
      .map(({ sku }) => sku),
  );
  const load = useCallback(async (): Promise<readonly RowCard[]> => (await calls()).loadSeen('B2C', skus), [skus]);
  return skus.length > 0 && <ProductRow title={texts.seen} load={load} />;
}

export interface ProductRowProps {
  readonly title: string;
  /** Fetches the cards when the row comes near the window; keeps its identity as long as they are the same. */
  readonly load: () => Promise<readonly RowCard[]>;
}

/** A row of other products, below the first view. Without any it is not there. */
export function ProductRow({ title, load }: ProductRowProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly cards: readonly RowCard[] } | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    load().then(
      (cards) => isCurrent && setLoaded({ by: load, cards }),
      (error: unknown) => {
        reportError(error, { call: 'product row' });
        if (isCurrent) setLoaded({ by: load, cards: [] });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, load]);
  if (loaded?.cards.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ProductCards cards={loaded?.cards ?? null} />
    </section>
  );
}
