import { PATHS } from '../../contracts/paths';
import { assertNever } from '../../kernel';

/** Where a search leads (F2.4-3, F7.7-3); null for an empty query, which does not navigate. */
export function searchHref(query: string): string | null {
  const trimmed = query.trim();
  return trimmed === '' ? null : `${PATHS.search}?q=${encodeURIComponent(trimmed)}`;
}

export interface CheckoutFacts {
  readonly realm: 'B2C' | 'B2B' | 'UKKO';
  readonly checkoutPaths: { readonly B2C: string; readonly B2B: string };
  /** UKKO: address of the device-agreement host and the order's id (F2.9-6). */
  readonly ukko?: { readonly host: string; readonly id: string };
}

/** Where 'Gå til kassen' leads (F2.9-2, F2.9-3, F2.9-6): always a full navigation. Null: UKKO without its host. */
export function checkoutHref({ realm, checkoutPaths, ukko }: CheckoutFacts): string | null {
  switch (realm) {
    case 'B2C':
    case 'B2B':
      return checkoutPaths[realm];
    case 'UKKO':
      return ukko ? `${ukko.host}/shop/checkout/${ukko.id}/` : null;
    default:
      return assertNever(realm);
  }
}

/** 'Start bestilling' of a business plan (F2.9-5): hw only with a device. */
export function businessOrderHref(offeringCode: string, sku?: string): string {
  const hardware = sku === undefined ? '' : `&hw=${encodeURIComponent(sku)}`;
  return `/bedrift/kasse/bestilling/?abonnement=${encodeURIComponent(offeringCode)}${hardware}`;
}

/** Whether a menu entry is a page of this shop, for a link without a full navigation. */
export const isShopLink = ({ appKey, link }: { readonly appKey: string; readonly link: string }): boolean => appKey === 'web-shop' && link.startsWith('/') && !link.startsWith('//');
