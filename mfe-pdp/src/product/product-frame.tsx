import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { flashBadge, type Product, productTabs, type ProductVariant } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { Badge, Breadcrumbs, Gallery, Page, VisuallyHidden } from 'shared-domain/ui';
import { ProductInformation, useInformationTab } from '../information/product-information';
import type { ProductPageData } from '../purchase/page-data';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { texts } from '../texts/nb';
import { lazyPart, leftOut } from '../ui/lazy-part';
import { GALLERY_SIZES } from './product-head';
import styles from './product-frame.module.css';

/** The parts below the product: accessories, similar products, products that were looked at. */
const LowerParts = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ './lower-parts'),
  (file) => file.LowerParts,
  { failed: leftOut },
);

/** The column beside the choices; the server sends it, its script comes after that of the choices. */
const AboutColumn = lazyPart(
  () => import(/* webpackChunkName: 'drawn-about' */ '../information/about-column'),
  (file) => file.AboutColumn,
);

const CartRefusal = lazyPart(
  () => import(/* webpackChunkName: 'purchase' */ './purchase-dialogs'),
  (file) => file.CartRefusalAlert,
);

export interface ProductFrameProps {
  readonly data: ProductPageData;
  readonly choice: Pick<Choice, 'variant'>;
  readonly buying: Buying;
  readonly breadcrumbs: ProductPageData['details']['breadcrumbs'];
  /** A notice above the product, for which room is kept. */
  readonly notice?: ReactNode;
  /** Name and price. */
  readonly intro: ReactNode;
  /** There is nothing to choose but colour and size. */
  readonly isSimple: boolean;
  readonly isDelivered: boolean;
  /** Read out when it changes. */
  readonly summary: PurchaseSummary | null;
  /** The sections in which something is chosen. */
  readonly children: ReactNode;
}

/** The page of a product around its sale: name, pictures, what it is and what belongs to it. */
export function ProductFrame({ data, choice, buying, summary, ...shown }: ProductFrameProps) {
  const { details, accessories } = data;
  const { product } = details;
  const { variant } = choice;
  // A change of colour waits for the script of the column and leaves the server's HTML as it is until then.
  const deferredVariant = useDeferredValue(variant);
  const tabs = useMemo(() => productTabs(product), [product]);
  const [tab, openTab] = useInformationTab(tabs.map(({ id }) => id));
  const announced = useChangedText(summary ? texts.newPrice(summary) : '');
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={shown.breadcrumbs} />
      {shown.notice !== undefined && <div className={styles.swap}>{shown.notice}</div>}
      {buying.state.refusal !== null && (
        <div className={styles.refusal}>
          <CartRefusal buying={buying} />
        </div>
      )}
      <div className={shown.isSimple ? `${styles.columns} ${styles.simple}` : styles.columns}>
        <div className={styles.intro}>{shown.intro}</div>
        <div className={styles.gallery}>
          <ProductGallery
            images={variant.images}
            name={product.name}
            flashText={product.flashText}
            imageSizes={GALLERY_SIZES}
          />
        </div>
        <div className={styles.choices}>
          <div>{shown.children}</div>
        </div>
        <div className={styles.about}>
          <AboutColumn
            details={details}
            variant={deferredVariant}
            hasMore={tabs.some(({ id }) => id === 'long-description')}
            isDelivered={shown.isDelivered}
          />
        </div>
      </div>
      <ProductInformation
        product={product}
        tabs={tabs}
        open={tab}
        onOpen={openTab}
        poster={details.variants[0]?.images[0]}
      />
      <LowerParts product={product} accessories={accessories} path={details.variants[0]?.href ?? PATHS.home} />
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </Page>
  );
}

/** A text from the moment it first changes, and '' before: for what is announced after a choice, but not when the page opens (4.1.3). */
export function useChangedText(text: string): string {
  const [first] = useState(text);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && text !== first) setChanged(true);
  return isChanged ? text : '';
}

export interface ProductGalleryProps {
  readonly images: ProductVariant['images'];
  readonly name: string;
  readonly flashText: Product['flashText'];
  /** Widths of the large picture, as `<img sizes>` has them. */
  readonly imageSizes: string;
}

/** The pictures of the shown variant. */
export const ProductGallery = memo(function ProductGallery({
  images,
  name,
  flashText,
  imageSizes,
}: ProductGalleryProps) {
  const flash = flashBadge(flashText);
  return (
    <Gallery
      images={images}
      name={name}
      imageSizes={imageSizes}
      badge={flash && <Badge kind={flash.kind}>{flash.text}</Badge>}
    />
  );
});
