import type { CartUpdate } from 'shared-domain/cart/io';

/**
 * The form of F7.1-13, which no page of this shop sends: another plan for a bundle.
 *
 * @param planCode null: the customer keeps their subscription
 */
export const bundlePlanUpdate = (bundleId: string, planCode: string | null): { readonly update: CartUpdate } => ({
  update: { pricePlan: planCode ?? '', isForBundle: true, isKeepExisting: planCode === null, cartItemId: bundleId },
});
