import { useState } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { useHydrated } from 'shared-domain/ui';
import type { ProductPageData } from '../purchase/page-data';
import { showsStickyBar } from '../purchase/rules/sticky-bar';
import type { Buying } from '../purchase/use-purchase';
import { lazyPart, leftOut } from '../ui/lazy-part';
import { ProductFrame } from './product-frame';
import { PurchaseColumn } from './purchase-column';
import { SaleIntro } from './sale-intro';
import { useSale } from './use-sale';

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
export function ProductPage(props: PageProps<ProductPageData>) {
  const sale = useSale(props);
  const { data, choice, own, hasSwapRoom, isSwapping, buying, summary, delivery, missing, page, realm } = sale;
  const { product, breadcrumbs } = data.details;
  const isHydrated = useHydrated();
  const hasDialogs = useWasOpened(buying);
  const swap = (hasSwapRoom || isSwapping) && own && <own.SwapNotice />;
  return (
    <>
      <ProductFrame
        {...{ data, realm, choice, buying, summary }}
        breadcrumbs={breadcrumbs.map((crumb, index) =>
          index === breadcrumbs.length - 1 ? { ...crumb, href: choice.variant.href } : crumb,
        )}
        {...(hasSwapRoom && { notice: swap })}
        intro={<SaleIntro sale={sale} />}
        isSimple={sale.isOnlyPrice || missing !== null}
        isDelivered={!missing && delivery !== null}
      >
        <PurchaseColumn sale={sale} notice={hasSwapRoom ? null : swap} />
      </ProductFrame>
      {hasDialogs && <PurchaseDialogs page={{ ...page, quantity: buying.quantity }} choice={choice} buying={buying} />}
      {isHydrated && showsStickyBar(realm) && summary && <PurchaseBar {...sale} product={product} summary={summary} />}
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
