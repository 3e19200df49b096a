import type { CartUpdate } from '../../cart';
import { bareCode } from '../../subscription';

export interface BundlePurchase {
  readonly sku: string;
  /** The plan with the offer that binds it, e.g. 'FJELL_X_MAX_2025.COM12PURP20' (F9.12-1). */
  readonly offeringCode: string;
  readonly discountCode: string;
}

/** The update that buys a bundle (F3.6-1, F9.12-1, F7.1-15): the product in full, a new plan, and the code of the campaign. */
export const toBundlePurchase = ({
  sku,
  offeringCode,
  discountCode,
}: BundlePurchase): { readonly update: CartUpdate } => ({
  update: {
    handsetSku: sku,
    financingType: 'upfront',
    pricePlan: offeringCode,
    discountCode,
    discountOfferingCode: bareCode(offeringCode),
  },
});
