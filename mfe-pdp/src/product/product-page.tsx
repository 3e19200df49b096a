import { useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { useHydrated } from 'shared-domain/ui';
import type { ProductPageProps } from '../purchase/page-data';
import { fullPrice } from '../purchase/prices';
import { helpLinks } from '../purchase/rules/page-links';
import type { Buying } from '../purchase/use-purchase';
import { texts, vatNote } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { lazyPart, leftOut } from '../ui/lazy-part';
import { PRICE_ID } from '../ui/use-in-view';
import { introPrice, onSaleText } from './intro-price';
import { ProductFrame } from './product-frame';
import { ProductIntro } from './product-intro';
import { PurchaseColumn } from './purchase-column';
import { type Sale, useSale } from './use-sale';

/** Name and price, what the price is on condition of, and what speaks for a used device. */
function SaleIntro({ sale }: { readonly sale: Sale }) {
  const { data, choice, summary, delivery, missing, check, nowMs, realm } = sale;
  const { variant, purchase } = choice;
  const { product } = data.details;
  const conditions = purchase.needsPlan ? [summary?.conditions ?? texts.needsPlan, delivery?.onTop] : [];
  return (
    <ProductIntro
      id={PRICE_ID}
      product={product}
      price={introPrice(purchase, variant, realm)}
      isAwaited={check === 'awaited'}
      priceMissing={missing && pageText(missing)}
      contactHref={missing && (helpLinks({ realm, isUpfrontOnlyAccessory: false }).businessService ?? PATHS.help)}
      conditions={conditions.filter(Boolean).join(' ') || null}
      onSale={onSaleText(product, nowMs)}
      plainFormPrice={purchase.needsPlan ? fullPrice(variant, realm) : null}
      vatNote={vatNote(realm)}
      usedFacts={variant.usedFacts}
    />
  );
}

/** The sticky bar repeats what the page begins with, so the server does not draw it. */
const PurchaseBar = lazyPart(
  () => import(/* webpackChunkName: 'below-late' */ './purchase-bar'),
  (file) => file.PurchaseBar,
  { failed: leftOut },
);

const PurchaseDialogs = lazyPart(
  () => import(/* webpackChunkName: 'purchase' */ './purchase-dialogs'),
  (file) => file.PurchaseDialogs,
);

/** One device: choose a variant, how to pay and a plan, and buy (P1-1). */
export function ProductPage(props: ProductPageProps) {
  const sale = useSale(props);
  const { data, choice, own, hasSwapRoom, isSwapping, buying, summary, delivery, missing, page, realm } = sale;
  const { breadcrumbs } = data.details;
  const isHydrated = useHydrated();
  const hasDialogs = useWasOpened(buying);
  const swap = (hasSwapRoom || isSwapping) && own && <own.SwapNotice />;
  return (
    <>
      <ProductFrame
        {...{ data, choice, buying, summary, breadcrumbs }}
        {...(hasSwapRoom && { notice: swap })}
        intro={<SaleIntro sale={sale} />}
        isSimple={sale.isOnlyPrice || missing !== null}
        isDelivered={!missing && delivery !== null}
      >
        <PurchaseColumn sale={sale} notice={hasSwapRoom ? null : swap} />
      </ProductFrame>
      {hasDialogs && <PurchaseDialogs page={{ ...page, quantity: buying.quantity }} choice={choice} buying={buying} />}
      {isHydrated && realm === 'B2C' && summary && <PurchaseBar {...sale} summary={summary} />}
    </>
  );
}

/** Whether one of the dialogs of the purchase has been open: they stay from then on, so that they can close slowly. */
function useWasOpened({ state, isBrowsing }: Buying): boolean {
  const [wasOpened, setOpened] = useState(false);
  const isOpen = state.step !== 'finance' || state.isPlanDialogOpen || isBrowsing;
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened;
}
