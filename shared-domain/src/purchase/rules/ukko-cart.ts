import type { UkkoCartUpdate } from '../../cart';

/** What adding puts into the cart of the equipment agreement (P6-15, P7-4); null for a product that it does not hold (P3-4). */
export const toUkkoCartUpdate = ({
  ukkoBundleId,
  ukkoVariantId,
}: {
  readonly ukkoBundleId?: string | undefined;
  readonly ukkoVariantId?: string | undefined;
}): UkkoCartUpdate | null =>
  ukkoBundleId && ukkoVariantId ? { bundleId: ukkoBundleId, mainVariantId: ukkoVariantId } : null;
