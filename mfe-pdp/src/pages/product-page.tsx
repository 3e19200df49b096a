import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { introPrice, onSaleText } from '../data/intro-price';
import type { ProductPageData } from '../data/page-data';
import { fullPrice } from '../data/purchase-texts';
import { helpLinks } from '../rules/page-links';
import { showsStickyBar } from '../rules/sticky-bar';
import { type Sale, useSale } from '../state/use-sale';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { vatNote } from '../texts/vat-note';
import { PRICE_ID } from '../ui/part-ids';
import { ProductIntro } from '../ui/product-intro';
import { PurchaseBar } from './late-lazy';
import { ProductFrame } from './product-frame';
import { PurchaseColumn } from './purchase-column';
import { loadOwn, loadPurchase, PurchaseDialogs } from './purchase-lazy';

/** Name and price, and what the price is on condition of. */
function SaleIntro({ sale, realm }: { readonly sale: Sale; readonly realm: Realm }) {
  const { data, choice, summary, delivery, missing, check, nowMs } = sale;
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
    />
  );
}

/** One device: choose a variant, how to pay and a plan, and buy (P1-1). */
export function ProductPage(props: PageProps<ProductPageData>) {
  const { realm } = props;
  const sale = useSale(props, { loadOwn, loadPurchase });
  const { data, choice, own, hasSwapRoom, isSwapping, buying, summary, delivery, missing, page } = sale;
  const { product, breadcrumbs } = data.details;
  const swap = (hasSwapRoom || isSwapping) && own && <own.SwapNotice />;
  return (
    <>
      <ProductFrame
        {...{ data, realm, choice, buying, summary }}
        breadcrumbs={breadcrumbs.map((crumb, index) =>
          index === breadcrumbs.length - 1 ? { ...crumb, href: choice.variant.href } : crumb,
        )}
        {...(hasSwapRoom && { notice: swap })}
        intro={<SaleIntro sale={sale} realm={realm} />}
        isSimple={sale.isOnlyPrice || missing !== null}
        isDelivered={!missing && delivery !== null}
      >
        <PurchaseColumn sale={sale} notice={hasSwapRoom ? null : swap} realm={realm} />
      </ProductFrame>
      <PurchaseDialogs page={{ ...page, quantity: buying.quantity }} choice={choice} buying={buying} />
      {showsStickyBar(realm) && summary && <PurchaseBar {...sale} product={product} summary={summary} />}
    </>
  );
}
