import { useMemo } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { Page, VisuallyHidden } from 'shared-domain/ui';
import { agreementBuyState } from '../../data/agreement-buy-state';
import { agreementOffer } from '../../data/agreement-offer';
import { agreementIntro, agreementSummary } from '../../data/agreement-texts';
import type { ProductPageData } from '../../data/page-data';
import { texts } from '../../texts/nb';
import { pageText } from '../../texts/purchase-page-nb';
import { PRICE_ID } from '../../ui/part-ids';
import type { pageParts } from '../page-parts';
import { AgreementColumn } from './agreement-column';
import { namedParts } from './named-parts';

export interface AgreementPageProps extends PageProps<ProductPageData> {
  /** Of the product page, which has them already. */
  readonly given: typeof pageParts;
}

/** One device on an equipment agreement (P1-12, P6-15): choose a variant and months, order it at the agreement's checkout. */
export function AgreementPage({ data, realm, renderedAt, given }: AgreementPageProps) {
  const parts = useMemo(() => namedParts(given), [given]);
  const { ProductIntro, ProductGallery, AboutSection, ProductInformation, LowerParts, pageStyles: styles } = parts;
  const { details } = data;
  const { product, breadcrumbs, variants } = details;
  const choice = parts.useChoice(data, realm);
  const { variant, purchase } = choice;
  const stockOf = parts.useStock(data, renderedAt);
  const releaseMs = parts.useRelease(product, renderedAt);
  const nowMs = parts.useNow(renderedAt, releaseMs);
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const cart = useCart((state) => state.cart);
  const tabs = useMemo(() => parts.productTabs(product), [parts, product]);
  const [tab, openTab] = parts.useInformationTab(tabs.map(({ id }) => id));
  parts.useFirstCart();
  parts.useReportedVariant(product, variant);
  const offer = agreementOffer(variant, purchase.option);
  const { skus, cartId, steg, askedPlan, mark } = choice;
  const page = {
    product,
    variant,
    purchase,
    isLoggedIn,
    realm,
    skus,
    cartId,
    steg,
    isPlanChosen: askedPlan !== null,
    mark,
  };
  const buying = parts.usePurchase(
    { ...page, accessoryCount: 0, isReleaseInFuture: nowMs < releaseMs },
    parts.loadPurchase,
  );
  const stock = stockOf(variant);
  const buyState = agreementBuyState(parts.resolveBuyState, {
    product,
    variant,
    stock,
    purchase,
    cart,
    isLoggedIn,
    releaseMs,
    nowMs,
  });
  const summary = offer && agreementSummary(offer);
  const missing = parts.noMethodText(purchase.methods, product.hidePrices);
  const announced = parts.useChangedText(summary ? texts.newPrice(summary) : '');
  return (
    <Page className={styles.page}>
      <parts.Breadcrumbs items={breadcrumbs} />
      <parts.PurchaseRefusal className={styles.refusal} realm={realm} buying={buying} />
      <div className={missing ? `${styles.columns} ${styles.simple}` : styles.columns}>
        <div className={styles.intro}>
          <ProductIntro
            id={PRICE_ID}
            product={product}
            price={agreementIntro(offer)}
            priceMissing={missing && pageText(missing)}
            contactHref={missing && PATHS.businessService}
            conditions={summary?.conditions ?? null}
            onSale={parts.onSaleText(product, nowMs)}
            plainFormPrice={null}
            vatNote={WITHOUT_VAT_NOTE}
          />
        </div>
        <div className={styles.gallery}>
          <ProductGallery
            images={variant.images}
            name={product.name}
            flashText={product.flashText}
            imageSizes={parts.GALLERY_SIZES}
          />
        </div>
        <div className={styles.choices}>
          <AgreementColumn {...{ parts, details, choice, stockOf, summary, buyState, buying }} />
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
