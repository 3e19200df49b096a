import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';

/** A path of the checkout: in preproduction it begins with the environment's name (F2.9-1). */
export const checkoutPath = (path: string, preprod?: string): string => (preprod ? `/${preprod}${path}` : path);

/** Where 'Gå til kassen' leads (F2.9-2, F2.9-3, F2.9-6, P2-26..28, P4-47): always a full navigation. Null: UKKO without its host. */
export function checkoutHref({
  realm,
  checkoutPaths,
  ukko,
  preprod,
}: {
  readonly realm: Realm;
  readonly checkoutPaths: { readonly B2C: string; readonly B2B: string };
  /** UKKO: address of the device-agreement host and the order's id (F2.9-6). */
  readonly ukko?: { readonly host: string; readonly id: string };
  /** Name of the environment in a preproduction one (F2.9-1); absent in production. */
  readonly preprod?: string;
}): string | null {
  switch (realm) {
    case 'B2C':
    case 'B2B':
      return checkoutPath(checkoutPaths[realm], preprod);
    case 'UKKO':
      return ukko ? `${ukko.host}/shop/checkout/${encodeURIComponent(ukko.id)}/` : null;
  }
}

/** The waiting room of the checkout (F2.9-7). */
export const waitingRoomHref = (preprod?: string): string => checkoutPath(PATHS.queue, preprod);

/** 'Start bestilling' of a business plan (F2.9-4, F2.9-5): hw only with a device. */
export function businessOrderHref(offeringCode: string, sku?: string, preprod?: string): string {
  const hardware = sku === undefined ? '' : `&hw=${encodeURIComponent(sku)}`;
  return `${checkoutPath(PATHS.businessOrder, preprod)}?abonnement=${encodeURIComponent(offeringCode)}${hardware}`;
}

/** A configured checkout, with the device added to its address (F2.9-8); null: none is configured. */
export function hardwareCheckoutHref(configured: string | undefined, hardware: string): string | null {
  if (!configured) return null;
  const before = /^[^#]*\?/.test(configured) ? '&' : '?';
  return configured.replace(/(#.*)?$/, (anchor) => `${before}hw=${encodeURIComponent(hardware)}${anchor}`);
}

/** A configured checkout of another site (F2.9-9), as it is; null: none is configured. */
export const externalCheckoutHref = (configured: string | undefined): string | null => configured || null;
