import { useMemo } from 'react';
import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { BoxList, CloseUps, DeliveryAndReturns, Highlights, KeyFacts } from './about-details';
import { deliveryTermLines } from './delivery-terms';
import { boxContents, productFacts } from './product-facts';
import { ReviewDigest } from './review-digest';
import { reviewDigest } from './review-list';
import { sharePage } from './share-page';
import { ShareRow, ShortAbout } from './short-about';
import styles from './about-column.module.css';

export { EnergyLabel } from 'shared-domain/ui';

export interface AboutColumnProps {
  readonly details: Pick<ProductDetails, 'product' | 'delivery'>;
  /** The pictures of the shown variant. */
  readonly images: ProductVariant['images'];
  /** There is a long description, which 'Les mer' leads to. */
  readonly hasMore: boolean;
  /** It can be ordered, so that it is delivered. */
  readonly isDelivered: boolean;
  readonly realm: Realm;
}

/** Everything that a shopper wants to know while choosing: what the product is, what comes with it, how it is delivered, and what others say. */
export function AboutColumn({ details, images, hasMore, isDelivered, realm }: AboutColumnProps) {
  const { product, delivery } = details;
  const facts = useMemo(() => productFacts(product.specifications), [product]);
  const digest = useMemo(() => reviewDigest(product), [product]);
  const box = boxContents(product);
  const terms = isDelivered ? deliveryTermLines(delivery, realm) : [];
  return (
    <div className={styles.column}>
      <ShortAbout text={product.shorterDescription} hasMore={hasMore}>
        <ShareRow onShare={() => void sharePage(product.name)} onPrint={() => print()} />
      </ShortAbout>
      <div className={styles.details}>
        {facts.length > 0 && <KeyFacts facts={facts} />}
        <Highlights product={product} />
        <CloseUps images={images} />
        {box.length > 0 && <BoxList items={box} />}
        {terms.length > 0 && <DeliveryAndReturns terms={terms} />}
      </div>
      {digest && <ReviewDigest {...digest} />}
    </div>
  );
}
