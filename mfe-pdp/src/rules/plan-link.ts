import type { ProductType } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';

export interface PlanWithDeviceFacts {
  readonly realm: Realm;
  readonly type: ProductType;
  readonly sku: string;
}

/** The page of plans on which a consumer's phone at its full price gets a plan (P7-14); null for what is no phone, and for businesses. */
export const planWithDeviceHref = ({ realm, type, sku }: PlanWithDeviceFacts): string | null =>
  realm === 'B2C' && (type === 'HANDSET' || type === 'HANDSET-PREOWNED')
    ? `${PATHS.subscriptions}?hw=${encodeURIComponent(sku)}`
    : null;
