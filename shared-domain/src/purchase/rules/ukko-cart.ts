import type { UkkoCartUpdate } from '../../cart';

/** The update that puts a product into the cart of an equipment agreement (P6-15, P7-4); null for a product outside the agreement (P3-4). */
export const toUkkoCartUpdate = ({
  ukkoBundleId,
  ukkoVariantId,
}: {
  readonly ukkoBundleId?: string | undefined;
  readonly ukkoVariantId?: string | undefined;
}): UkkoCartUpdate | null =>
  ukkoBundleId && ukkoVariantId ? { bundleId: ukkoBundleId, mainVariantId: ukkoVariantId } : null;
