import type { ProductDetails, ProductVariant, StockLine } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, ZERO } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { paidNow, withVatNote } from '../purchase/prices';
import type { Purchase } from '../purchase/purchase';
import { texts } from '../texts/nb';
import { isDeliveryShown } from './rules/delivery-shown';

/** 'Levering fra 99,- · 1–5 virkedager': the days of what is in stock. Where the order earns free shipping the amount is struck, and '0,-' follows. */
export interface DeliveryPromise {
  readonly lead: string;
  /** False: nothing is struck. */
  readonly struck: string | false;
  readonly rest: string;
}

export interface DeliveryNotes {
  /** '+ levering fra 99,-', beside sums that do not hold it; null where it costs nothing. */
  readonly onTop: string | null;
  readonly promise: DeliveryPromise;
}

/** The notes about delivery; null where the server sends none, or the product is not delivered (P4-66, P6-15). */
export function deliveryNotes({
  terms,
  purchase,
  variant,
  stock,
  quantity,
  realm,
}: {
  readonly terms: ProductDetails['delivery'];
  readonly purchase: Purchase;
  readonly variant: ProductVariant;
  readonly stock: StockLine;
  readonly quantity: number;
  readonly realm: Realm;
}): DeliveryNotes | null {
  if (!terms || !isDeliveryShown(realm, stock)) return null;
  const { fromPrice, freeFrom, workingDays } = terms;
  const isFree = paidNow(purchase, variant, quantity) >= freeFrom;
  const price = formatPrice(amountInRealm(realm, fromPrice));
  const noted = withVatNote(price, realm);
  const isSentNow = stock.dcQtyAvailable > 0 && stock.lcmStatus !== 'PreSales';
  const days = isSentNow ? texts.deliveryDays(workingDays.min, workingDays.max) : '';
  return {
    onTop: isFree ? null : texts.deliveryOnTop(price),
    promise: {
      lead: texts.deliveryFrom(isFree ? '' : noted),
      struck: isFree && noted,
      rest: (isFree ? ` ${formatPrice(ZERO)}` : '') + days,
    },
  };
}
