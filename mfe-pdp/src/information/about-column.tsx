import { useMemo } from 'react';
import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { toggleFavourite, useFavourites } from 'shared-domain/device/favourites';
import { showToast } from 'shared-domain/stores/toast-store';
import { Button, FavouriteButton, Heading, Icon, LinkIcon, PrinterSmallIcon, Text, TextLink } from 'shared-domain/ui';
import { useRealm } from '../purchase/use-realm';
import { ScriptOnly } from '../ui/script-only';
import { BoxList, CloseUps, DeliveryAndReturns, Highlights, KeyFacts, ReviewDigest } from './about-details';
import { aboutTexts as texts } from './about-nb';
import { boxContents, deliveryTermLines, productFacts } from './product-facts';
import { reviewDigest } from './review-list';
import styles from './about-column.module.css';
import part from './about.module.css';

/** Sends the address of the shown variant on, as the device does that, or copies it. What the shopper has chosen or is stays out of it. */
async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: texts.copied });
  } catch (error) {
    // Who closes the device's own list has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast({ kind: 'error', text: texts.copyFailed });
  }
}

interface ShortAboutProps {
  readonly product: ProductDetails['product'];
  readonly sku: string;
  /** There is a long description, which 'Les mer' leads to. */
  readonly hasMore: boolean;
}

/** A heart for consumers, and the way to what they have chosen. */
function Favourite({ name, sku }: { readonly name: string; readonly sku: string }) {
  const isChosen = useFavourites().includes(sku);
  if (useRealm() !== 'B2C') return null;
  const press = (): void => {
    if (toggleFavourite(sku)) showToast({ kind: 'success', text: texts.favouriteAdded });
  };
  return (
    <>
      <FavouriteButton label={texts.favouriteOf(name)} text={texts.favourite} isChosen={isChosen} onPress={press} />
      {isChosen && <TextLink href={PATHS.favourites}>{texts.seeFavourites}</TextLink>}
    </>
  );
}

/** 'Kort om produktet' (P2-33), and the buttons that send the page on or put it on paper. */
const ShortAbout = ({ product: { name, shorterDescription }, sku, hasMore }: ShortAboutProps) => (
  <section aria-labelledby="kort-om-produktet" className={part.part}>
    <Heading level={2} id="kort-om-produktet">
      {texts.shortAbout}
    </Heading>
    <Text size="lead">{shorterDescription}</Text>
    <div className={part.links}>
      {hasMore && (
        <TextLink look="strong" href="#long-description">
          {texts.readMore}
        </TextLink>
      )}
      <ScriptOnly>
        <div className={part.share}>
          <Favourite name={name} sku={sku} />
          <Button variant="quiet" icon={<Icon of={LinkIcon} size={20} />} onClick={() => void sharePage(name)}>
            {texts.share}
          </Button>
          <Button variant="quiet" icon={<Icon of={PrinterSmallIcon} size={20} />} onClick={() => print()}>
            {texts.print}
          </Button>
        </div>
      </ScriptOnly>
    </div>
  </section>
);

export { EnergyLabel } from 'shared-domain/ui';

export interface AboutColumnProps {
  readonly details: Pick<ProductDetails, 'product' | 'delivery'>;
  /** The shown one. */
  readonly variant: Pick<ProductVariant, 'images' | 'sku'>;
  /** There is a long description, which 'Les mer' leads to. */
  readonly hasMore: boolean;
  /** It can be ordered, so that it is delivered. */
  readonly isDelivered: boolean;
}

/** Everything that a shopper wants to know while choosing: what the product is, what comes with it, how it is delivered, and what others say. */
export function AboutColumn({ details, variant, hasMore, isDelivered }: AboutColumnProps) {
  const realm = useRealm();
  const { product, delivery } = details;
  const facts = useMemo(() => productFacts(product.specifications), [product]);
  const digest = useMemo(() => reviewDigest(product), [product]);
  const box = boxContents(product);
  const terms = isDelivered ? deliveryTermLines(delivery, realm) : [];
  return (
    <div className={styles.column}>
      <ShortAbout product={product} sku={variant.sku} hasMore={hasMore} />
      <div className={styles.details}>
        {facts.length > 0 && <KeyFacts facts={facts} />}
        <Highlights product={product} />
        <CloseUps images={variant.images} />
        {box.length > 0 && <BoxList items={box} />}
        {terms.length > 0 && <DeliveryAndReturns terms={terms} />}
      </div>
      {digest && <ReviewDigest {...digest} />}
    </div>
  );
}
