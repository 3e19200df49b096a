import type { ProductDetails } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { vatNote } from '../texts/nb';
import { aboutTexts as texts } from './about-nb';

/** The terms of every delivery: time, price, and for consumers the right of return; empty where the server says nothing of it. */
export function deliveryTermLines(terms: ProductDetails['delivery'], realm: Realm): readonly string[] {
  if (!terms || realm === 'UKKO') return [];
  const { fromPrice, freeFrom, workingDays } = terms;
  const price = (amount: typeof fromPrice): string =>
    [formatPrice(amountInRealm(realm, amount)), vatNote(realm)].filter(Boolean).join(' ');
  return [
    texts.workingDays(workingDays.min, workingDays.max),
    `${texts.deliveryFrom(price(fromPrice))}. ${texts.freeFrom(price(freeFrom))}`,
    ...(realm === 'B2C' ? [texts.rightOfReturn] : []),
  ];
}
