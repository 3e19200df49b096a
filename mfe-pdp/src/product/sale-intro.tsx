import { PATHS } from 'shared-domain/contracts/paths';
import { fullPrice } from '../purchase/prices';
import { helpLinks } from '../purchase/rules/page-links';
import { texts, vatNote } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { PRICE_ID } from '../ui/part-ids';
import { introPrice, onSaleText } from './intro-price';
import { ProductIntro } from './product-intro';
import type { Sale } from './use-sale';

/** Name and price, and what the price is on condition of. */
export function SaleIntro({ sale }: { readonly sale: Sale }) {
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
    />
  );
}
