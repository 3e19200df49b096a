import { CHECKOUT_PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';

/** Paths of a checkout, with the name of a pre-production environment before them (F2.9-1) or without. */
const CHECKOUT = /^(?:\/[a-z0-9-]{1,20})?\/(?:kasse|bedrift\/kasse|checkout|shop\/checkout)\/[\w%.~/-]{0,200}$/;

/** Where an admitted order goes: back to the checkout that sent it here, else to the one of its realm. Never to another site. */
export function checkoutPathOf(asked: unknown, realm: Realm, orderRef: string): string {
  if (typeof asked === 'string' && CHECKOUT.test(asked) && !asked.includes('//') && !asked.includes('..')) return asked;
  return realm === 'UKKO' ? `/shop/checkout/${encodeURIComponent(orderRef)}/` : CHECKOUT_PATHS[realm];
}
