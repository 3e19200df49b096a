import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';

/** Service for a business that wants other financing; null for everybody else (P2-23, P6-14). */
export const businessServiceHref = (realm: Realm): string | null => (realm === 'B2B' ? PATHS.businessService : null);

/** The guide to subscriptions: for consumers, unless the product is an accessory that is only sold at full price (P2-24). */
export const subscriptionGuideHref = (realm: Realm, isUpfrontOnlyAccessory: boolean): string | null =>
  realm === 'B2C' && !isUpfrontOnlyAccessory ? PATHS.subscriptionGuide : null;

/** Name of the file; the host is configured. */
const INSURANCE_FACT_SHEET = '/dokumenter/produktark-forsikring.pdf';

/** The fact sheet of the insurance (P2-29); null: no host is configured. */
export const insuranceFactSheetHref = (host: string | undefined): string | null =>
  host ? `${host}${INSURANCE_FACT_SHEET}` : null;
