import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { texts } from '../texts/nb';

/** An equipment agreement has prices of both kinds (P6-15). */
const NOTES: Readonly<Record<Realm, string | null>> = {
  B2C: texts.pricesWithVat,
  B2B: texts.pricesWithoutVat,
  UKKO: null,
};

/**
 * The footer's note about all prices of a page, or null. The cart is one page for all realms, so its order says which prices it shows; an open
 * page shows no prices of ours.
 */
export function pricesNote({
  appKey,
  pathname,
  realm,
  cartRealm,
}: {
  readonly appKey: 'web-shop' | 'open-pages';
  readonly pathname: string;
  /** The realm of the page. */
  readonly realm: Realm;
  /** The realm of the order; null: it is not known, as on the server. */
  readonly cartRealm: Realm | null;
}): string | null {
  if (appKey === 'open-pages') return null;
  const shown = pathname === PATHS.cart ? cartRealm : realm;
  return shown && NOTES[shown];
}
