import type { ProductType } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';

export interface HelpLinks {
  /** Business customer service, for other financing (P2-23, P6-14). */
  readonly businessService: string | null;
  /** The guide to subscriptions (P2-24). */
  readonly subscriptionGuide: string | null;
}

/** Addresses of the pages that help a buyer; null: not shown. */
export const helpLinks = ({
  realm,
  isUpfrontOnlyAccessory,
}: {
  readonly realm: Realm;
  readonly isUpfrontOnlyAccessory: boolean;
}): HelpLinks => ({
  businessService: realm === 'B2B' ? PATHS.businessService : null,
  subscriptionGuide: realm === 'B2C' && !isUpfrontOnlyAccessory ? PATHS.subscriptionGuide : null,
});

/** Where a business may be sent after adding a product: its checkout (P2-27, P7-10). Other realms send no address. */
export const returnUrlOf = (realm: Realm, checkoutPaths: { readonly B2B: string }): { readonly returnUrl?: string } =>
  realm === 'B2B' ? { returnUrl: checkoutPaths.B2B } : {};

/** The page of plans on which a consumer's phone at its full price gets a plan (P7-14); null for what is no phone, and for businesses. */
export const planWithDeviceHref = ({
  realm,
  type,
  sku,
}: {
  readonly realm: Realm;
  readonly type: ProductType;
  readonly sku: string;
}): string | null =>
  realm === 'B2C' && (type === 'HANDSET' || type === 'HANDSET-PREOWNED')
    ? `${PATHS.subscriptions}?hw=${encodeURIComponent(sku)}`
    : null;
