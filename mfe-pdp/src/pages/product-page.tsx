import { useMemo } from 'react';
import { productTabs } from 'shared-domain/catalogue';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { isUpfront } from 'shared-domain/purchase';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { Breadcrumbs, Page, VisuallyHidden } from 'shared-domain/ui';
import { resolveBuyState } from '../data/buy-state';
import { chargedDetails } from '../data/charged-prices';
import { deliveryNotes } from '../data/delivery-notes';
import { introPrice, onSaleText } from '../data/intro-price';
import { GALLERY_SIZES } from '../data/product-head';
import type { ProductPageData } from '../data/product-loader';
import { fullPrice, purchaseSummary } from '../data/purchase-texts';
import { helpLinks, showsStickyBar } from '../rules/page-links';
import { isUpfrontOnlyAccessory, noMethodText } from '../rules/payment';
import { purchaseSteps, showsStepIndicator } from '../rules/steps';
import { useChangedText } from '../state/use-changed-text';
import { useChoice } from '../state/use-choice';
import { useFirstCart } from '../state/use-first-cart';
import { useInformationTab } from '../state/use-information-tab';
import { useNow } from '../state/use-now';
import { useOwnPlan } from '../state/use-own-plan';
import { usePurchase } from '../state/use-purchase';
import { useRefusedCampaigns } from '../state/use-refused-campaigns';
import { useRelease } from '../state/use-release';
import { useReportedVariant } from '../state/use-reported-variant';
import { useSeen } from '../state/use-seen';
import { useStepJump } from '../state/use-step-jump';
import { useStock } from '../state/use-stock';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { vatNote } from '../texts/vat-note';
import { PRICE_ID } from '../ui/part-ids';
import { ProductGallery } from '../ui/product-gallery';
import { ProductIntro } from '../ui/product-intro';
import { AboutSection } from './about/about-section';
import { ProductInformation } from './information/product-information';
import { LowerParts, PurchaseBar } from './late-lazy';
import { PurchaseColumn } from './purchase-column';
import { loadOwn, loadPurchase, PurchaseDialogs, PurchaseRefusal } from './purchase-lazy';
import styles from './product-page.module.css';

/** One device: choose a variant, how to pay and a plan, and buy (P1-1). */
export function ProductPage({ data: loaded, realm, renderedAt }: PageProps<ProductPageData>) {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const refused = useRefusedCampaigns();
  const data = useMemo(
    () => ({ ...loaded, details: chargedDetails(loaded.details, { isLoggedIn, refused }) }),
    [loaded, isLoggedIn, refused],
  );
  const { product, breadcrumbs } = data.details;
  const { choice, own, isSwapping, check } = useOwnPlan(useChoice(data, realm), product, realm, refused, loadOwn);
  const { variant, purchase } = choice;
  const stockOf = useStock(data, renderedAt);
  const stock = stockOf(variant);
  const releaseMs = useRelease(product, renderedAt);
  const nowMs = useNow(renderedAt, releaseMs);
  const cart = useCart((state) => state.cart);
  const tabs = useMemo(() => productTabs(product), [product]);
  const [tab, openTab] = useInformationTab(tabs.map(({ id }) => id));
  useFirstCart();
  useStepJump(choice.steg);
  useSeen(product.modelSlug, variant.sku, realm);
  useReportedVariant(product, variant);
  // Who comes from 'Min Side' has it in the address, by which the server reserves the room.
  const hasSwapRoom = realm === 'B2C' && choice.isSwapAsked;
  const swap = (hasSwapRoom || isSwapping) && own && <own.SwapNotice />;
  const isSoldAtOnce = isUpfrontOnlyAccessory(product.type, variant.financingMethods);
  const page = {
    product,
    skus: choice.skus,
    variant,
    purchase,
    // What is only sold at once goes into the cart in one step.
    accessoryCount: isSoldAtOnce ? 0 : (data.accessories?.total ?? 0),
    isReleaseInFuture: nowMs < releaseMs,
    isLoggedIn,
    realm,
    cartId: choice.cartId,
    steg: choice.steg,
    isPlanChosen: choice.askedPlan !== null,
    mark: choice.mark,
  };
  const buying = usePurchase(page, loadPurchase);
  const stepsFacts = {
    realm,
    productType: product.type,
    option: purchase.option,
    compatibleAccessoryCount: page.accessoryCount,
  };
  const steps = purchaseSteps(stepsFacts);
  const isShown = showsStepIndicator({ realm, steps, isUpfrontOnlyAccessory: isSoldAtOnce });
  const buyState = resolveBuyState({
    product,
    variant,
    stock,
    purchase,
    cart,
    isLoggedIn,
    steps: steps.map(({ step }) => step),
    step: buying.state.step,
    releaseMs,
    nowMs,
  });
  const { quantity } = buying;
  const offered = purchaseSummary(purchase, variant, product, realm, quantity);
  const summary = own ? own.summaryOf(offered) : offered;
  const delivery = deliveryNotes({ terms: data.details.delivery, purchase, variant, stock, quantity, realm });
  const missing = noMethodText(purchase.methods, product.hidePrices);
  const isOnlyPrice = purchase.methods.length === 1 && purchase.option !== null && isUpfront(purchase.option);
  const sale = { choice, summary, isOnlyPrice, delivery, buyState, buying, check, steps: isShown ? stepsFacts : null };
  const conditions = purchase.needsPlan ? [summary?.conditions ?? texts.needsPlan, delivery?.onTop] : [];
  const announced = useChangedText(summary ? texts.newPrice(summary) : '');
  return (
    <>
      <Page className={styles.page}>
        <Breadcrumbs
          items={breadcrumbs.map((crumb, index) =>
            index === breadcrumbs.length - 1 ? { ...crumb, href: variant.href } : crumb,
          )}
        />
        {hasSwapRoom && <div className={styles.swap}>{swap}</div>}
        <PurchaseRefusal className={styles.refusal} realm={realm} buying={buying} />
        <div className={isOnlyPrice || missing ? `${styles.columns} ${styles.simple}` : styles.columns}>
          <div className={styles.intro}>
            <ProductIntro
              id={PRICE_ID}
              product={product}
              price={introPrice(purchase, variant, realm)}
              isAwaited={check === 'awaited'}
              priceMissing={missing && pageText(missing)}
              contactHref={
                missing && (helpLinks({ realm, isUpfrontOnlyAccessory: false }).businessService ?? PATHS.help)
              }
              conditions={conditions.filter(Boolean).join(' ') || null}
              onSale={onSaleText(product, nowMs)}
              plainFormPrice={purchase.needsPlan ? fullPrice(variant, realm) : null}
              vatNote={vatNote(realm)}
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
            <PurchaseColumn
              details={data.details}
              own={own}
              notice={hasSwapRoom ? null : swap}
              stockOf={stockOf}
              isSold={!missing}
              realm={realm}
              {...sale}
            />
          </div>
          <div className={styles.about}>
            <AboutSection
              details={data.details}
              images={variant.images}
              hasMore={tabs.some(({ id }) => id === 'long-description')}
              isDelivered={!missing && delivery !== null}
              realm={realm}
            />
          </div>
        </div>
        <ProductInformation product={product} tabs={tabs} open={tab} onOpen={openTab} />
        <LowerParts
          product={product}
          accessories={data.accessories}
          path={data.details.variants[0]?.href ?? PATHS.home}
          realm={realm}
        />
        <div role="status">
          <VisuallyHidden>{announced}</VisuallyHidden>
        </div>
      </Page>
      <PurchaseDialogs page={{ ...page, quantity }} choice={choice} buying={buying} />
      {showsStickyBar(realm) && summary && <PurchaseBar {...sale} product={product} summary={summary} />}
    </>
  );
}
