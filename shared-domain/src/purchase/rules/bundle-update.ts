import type { CartUpdate } from '../../cart';

interface Update {
  readonly update: CartUpdate;
}

/** Adds an insurance to a bundle (P7-12, F7.1-9). */
export const toInsuranceUpdate = (bundleId: string, insuranceCode: string): Update => ({
  update: { serviceCode: insuranceCode, cartItemId: bundleId },
});

/** Gives a bundle another plan, or the customer's own one (P7-13, F7.1-13). */
export const toBundlePlanUpdate = (
  bundleId: string,
  { planCode, isKept }: { readonly planCode: string; readonly isKept: boolean },
): Update => ({
  update: { pricePlan: isKept ? '' : planCode, isForBundle: true, isKeepExisting: isKept, cartItemId: bundleId },
});

/** Sends a bundle's device and plan a second time, after extras without an insurance (P7-13, F7.1-10). */
export const toConfirmingUpdate = ({
  bundleId,
  sku,
  planCode,
}: {
  readonly bundleId: string;
  readonly sku: string;
  readonly planCode: string;
}): Update => ({
  update: { handsetSku: sku, pricePlan: planCode, cartItemId: bundleId, serviceCode: 'dummy' },
});
