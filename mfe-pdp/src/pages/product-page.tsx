import { useCallback, useEffect, useState } from 'react';
import { financingName, financingText, sizeLabel, toReleaseMs } from 'shared-domain/catalogue';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { STEP_ALIASES } from 'shared-domain/contracts/query-parameters';
import { showsStickyBar } from 'shared-domain/purchase';
import { useSearchParams } from 'shared-domain/runtime/router';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { Breadcrumbs, Page, Price, StickyBar } from 'shared-domain/ui';
import { type BuyState, resolveBuyState } from '../data/buy-state';
import { GALLERY_SIZES } from '../data/product-head';
import type { ProductPageData } from '../data/product-loader';
import { purchaseSummary } from '../data/purchase-texts';
import { useBuy } from '../state/use-buy';
import { useChoice } from '../state/use-choice';
import { useNow } from '../state/use-now';
import { useSeen } from '../state/use-seen';
import { useStock } from '../state/use-stock';
import { texts } from '../texts/nb';
import { BuyAction } from '../ui/buy-action';
import { ProductAbout } from '../ui/product-about';
import { ProductGallery } from '../ui/product-gallery';
import { type InformationTab, ProductInformation } from '../ui/product-information';
import { PurchaseRefusal } from '../ui/purchase-refusal';
import { PurchaseColumn } from './purchase-column';
import styles from './product-page.module.css';

/** One device: choose a variant, how to pay and a plan, and buy (P1-1). */
export function ProductPage({ data, realm, renderedAt }: PageProps<ProductPageData>) {
  const { product, breadcrumbs } = data.details;
  const choice = useChoice(data, realm);
  const { variant, purchase } = choice;
  const buying = useBuy(product, variant, choice, realm);
  const stock = useStock(data, variant, renderedAt);
  const nowMs = useNow(renderedAt, toReleaseMs(product.releaseDate));
  const cart = useCart((state) => state.cart);
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const [tab, setTab] = useState<InformationTab>('spesifikasjoner');
  const showAbout = useCallback(() => setTab('om-produktet'), []);
  useStepJump();
  useSeen(product.modelSlug, variant.sku, realm);
  const buyState = resolveBuyState({ product, variant, purchase, cart, isLoggedIn, realm, nowMs });
  const summary = purchaseSummary(purchase, variant, product, realm);
  const size = variant.size === null ? null : sizeLabel(variant.size);
  return (
    <>
      <Page className={styles.page}>
        <Breadcrumbs
          items={breadcrumbs.map((crumb, index) =>
            index === breadcrumbs.length - 1 ? { ...crumb, href: variant.href } : crumb,
          )}
        />
        {buying.refusal !== null && (
          <div className={styles.refusal}>
            <PurchaseRefusal
              message={buying.refusal}
              onDismiss={buying.dismiss}
              onEmptyCart={buying.canEmptyCart ? buying.emptyCart : undefined}
            />
          </div>
        )}
        <div className={styles.columns}>
          <div>
            <div className={styles.gallery}>
              <ProductGallery
                images={variant.images}
                name={product.name}
                flashText={product.flashText}
                imageSizes={GALLERY_SIZES}
              />
            </div>
          </div>
          <PurchaseColumn
            details={data.details}
            choice={choice}
            stock={stock}
            buyState={buyState}
            buying={buying}
            realm={realm}
          />
          <div className={styles.about}>
            <ProductAbout product={product} onReadMore={showAbout} />
          </div>
        </div>
        <ProductInformation product={product} tab={tab} onTab={setTab} />
      </Page>
      {showsStickyBar(realm) && summary && purchase.option !== null && (
        <StickyBar
          label={texts.purchaseBar}
          image={variant.images[0]}
          title={[product.name, size, variant.color.name].filter(Boolean).join(', ')}
          detail={[financingText(financingName(purchase.option)), purchase.plan?.offering.subscriptionName]
            .filter(Boolean)
            .join(' + ')}
          price={<Price amount={summary.total} size="m" align="end" />}
          priceNote={texts.payNow(summary.payNow)}
          action={
            <BuyAction
              state={shortened(buyState)}
              sku={variant.sku}
              isBuying={buying.isBuying}
              onBuy={buying.buy}
              size="medium"
            />
          }
        />
      )}
    </>
  );
}

/** The bar's button has a short text: its full text, and the countdown of a presale, are on the page once. */
function shortened(state: BuyState): BuyState {
  if (state.kind === 'hidden') return state;
  if (state.kind === 'presale') return { kind: 'closed', text: texts.buyShort };
  return { ...state, text: state.kind === 'checkout' ? texts.orderShort : texts.buyShort };
}

/** A link with steg leads to that part of the page (P2-8, P2-11). */
function useStepJump(): void {
  const [parameters] = useSearchParams();
  const step = parameters.get('steg');
  useEffect(() => {
    if (step === null) return;
    const target = step === 'abonnement' ? 'abonnement' : STEP_ALIASES[step] === 'finance' ? 'betaling' : null;
    if (target) document.getElementById(target)?.scrollIntoView?.({ block: 'start' });
  }, [step]);
}
