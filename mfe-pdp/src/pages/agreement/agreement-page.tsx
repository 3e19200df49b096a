import { useMemo } from 'react';
import { productTabs } from 'shared-domain/catalogue';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { noMethodText, pageText } from 'shared-domain/purchase';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { Breadcrumbs, Page, VisuallyHidden } from 'shared-domain/ui';
import { agreementBuyState } from '../../data/agreement-buy-state';
import { agreementOffer } from '../../data/agreement-offer';
import { agreementIntro, agreementSummary } from '../../data/agreement-texts';
import { onSaleText } from '../../data/intro-price';
import type { ProductPageData } from '../../data/page-data';
import { GALLERY_SIZES } from '../../data/product-head';
import { useChangedText } from '../../state/use-changed-text';
import { useChoice } from '../../state/use-choice';
import { useInformationTab } from '../../state/use-information-tab';
import { useNow } from '../../state/use-now';
import { usePurchase } from '../../state/use-purchase';
import { useRelease } from '../../state/use-release';
import { useReportedVariant } from '../../state/use-reported-variant';
import { useStock } from '../../state/use-stock';
import { texts } from '../../texts/nb';
import { PRICE_ID } from '../../ui/part-ids';
import { ProductGallery } from '../../ui/product-gallery';
import { ProductIntro } from '../../ui/product-intro';
import { AboutSection } from '../about/about-section';
import { ProductInformation } from '../information/product-information';
import { LowerParts } from '../late-lazy';
import { loadPurchase, PurchaseRefusal } from '../purchase-lazy';
import { AgreementColumn } from './agreement-column';
import styles from '../product-page.module.css';

/** One device on an equipment agreement (P1-12, P6-15): choose a variant and months, order it at the agreement's checkout. */
export function AgreementPage({ data, realm, renderedAt }: PageProps<ProductPageData>) {
  const { details } = data;
  const { product, breadcrumbs, variants } = details;
  const choice = useChoice(data, realm);
  const { variant, purchase } = choice;
  const stockOf = useStock(data, renderedAt);
  const releaseMs = useRelease(product, renderedAt);
  const nowMs = useNow(renderedAt, releaseMs);
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const cart = useCart((state) => state.cart);
  const tabs = useMemo(() => productTabs(product), [product]);
  const [tab, openTab] = useInformationTab(tabs.map(({ id }) => id));
  useReportedVariant(product, variant);
  const offer = agreementOffer(variant, purchase.option);
  const { skus, cartId, steg, isPlanChosen, mark } = choice;
  const page = { product, variant, purchase, isLoggedIn, realm, skus, cartId, steg, isPlanChosen, mark };
  const buying = usePurchase({ ...page, accessoryCount: 0, isReleaseInFuture: nowMs < releaseMs }, loadPurchase);
  const stock = stockOf(variant);
  const buyState = agreementBuyState({ product, variant, stock, purchase, cart, isLoggedIn, releaseMs, nowMs });
  const summary = offer && agreementSummary(offer);
  const missing = noMethodText(purchase.methods, product.hidePrices);
  const announced = useChangedText(summary ? texts.newPrice(summary) : '');
  return (
    <Page className={styles.page}>
      <Breadcrumbs items={breadcrumbs} />
      <PurchaseRefusal className={styles.refusal} realm={realm} buying={buying} />
      <div className={missing ? `${styles.columns} ${styles.simple}` : styles.columns}>
        <div className={styles.intro}>
          <ProductIntro
            id={PRICE_ID}
            product={product}
            price={agreementIntro(offer)}
            priceMissing={missing && pageText(missing)}
            contactHref={missing && PATHS.businessService}
            conditions={summary?.conditions ?? null}
            onSale={onSaleText(product, nowMs)}
            plainFormPrice={null}
            vatNote={WITHOUT_VAT_NOTE}
          />
        </div>
        <div className={styles.gallery}>
          <ProductGallery
            images={variant.images}
            name={product.name}
            flashText={product.flashText}
            imageSizes={GALLERY_SIZES}
          />
        </div>
        <div className={styles.choices}>
          <AgreementColumn {...{ details, choice, stockOf, summary, buyState, buying }} />
        </div>
        <div className={styles.about}>
          <AboutSection
            details={details}
            images={variant.images}
            hasMore={tabs.some(({ id }) => id === 'long-description')}
            isDelivered={false}
            realm={realm}
          />
        </div>
      </div>
      <ProductInformation product={product} tabs={tabs} open={tab} onOpen={openTab} />
      <LowerParts product={product} accessories={null} path={variants[0]?.href ?? PATHS.home} realm={realm} />
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </Page>
  );
}
