import { type ReactNode, useMemo } from 'react';
import { productTabs } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { Breadcrumbs, Page, VisuallyHidden } from 'shared-domain/ui';
import type { ProductPageData } from '../data/page-data';
import { GALLERY_SIZES } from '../data/product-head';
import type { PurchaseSummary } from '../data/purchase-texts';
import { useChangedText } from '../state/use-changed-text';
import type { Choice } from '../state/use-choice';
import { useInformationTab } from '../state/use-information-tab';
import type { Buying } from '../state/use-purchase';
import { texts } from '../texts/nb';
import { ProductGallery } from '../ui/product-gallery';
import { AboutSection } from './about/about-section';
import { ProductInformation } from './information/product-information';
import { LowerParts } from './late-lazy';
import { PurchaseRefusal } from './purchase-lazy';
import styles from './product-frame.module.css';

export interface ProductFrameProps {
  readonly data: ProductPageData;
  readonly realm: Realm;
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
  /** What is chosen. */
  readonly children: ReactNode;
}

/** The page of a product around its sale: name, pictures, what it is and what belongs to it. */
export function ProductFrame({ data, realm, choice, buying, summary, ...shown }: ProductFrameProps) {
  const { details, accessories } = data;
  const { product } = details;
  const { images } = choice.variant;
  const tabs = useMemo(() => productTabs(product), [product]);
  const [tab, openTab] = useInformationTab(tabs.map(({ id }) => id));
  const announced = useChangedText(summary ? texts.newPrice(summary) : '');
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={shown.breadcrumbs} />
      {shown.notice !== undefined && <div className={styles.swap}>{shown.notice}</div>}
      <PurchaseRefusal className={styles.refusal} realm={realm} buying={buying} />
      <div className={shown.isSimple ? `${styles.columns} ${styles.simple}` : styles.columns}>
        <div className={styles.intro}>{shown.intro}</div>
        <div className={styles.gallery}>
          <ProductGallery
            images={images}
            name={product.name}
            flashText={product.flashText}
            imageSizes={GALLERY_SIZES}
          />
        </div>
        <div className={styles.choices}>{shown.children}</div>
        <div className={styles.about}>
          <AboutSection
            details={details}
            images={images}
            hasMore={tabs.some(({ id }) => id === 'long-description')}
            isDelivered={shown.isDelivered}
            realm={realm}
          />
        </div>
      </div>
      <ProductInformation product={product} tabs={tabs} open={tab} onOpen={openTab} />
      <LowerParts
        product={product}
        accessories={accessories}
        path={details.variants[0]?.href ?? PATHS.home}
        realm={realm}
      />
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </Page>
  );
}
