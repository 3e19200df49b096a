import type { Ore } from 'shared-domain/money';
import type { DiscountKind, PurchaseText } from 'shared-domain/purchase';

const KINDS: Readonly<Record<string, DiscountKind>> = {
  HANDSET: 'phone',
  'HANDSET-PREOWNED': 'phone',
  WEARABLE: 'watch',
  TABLET: 'tablet',
  ACCESSORY: 'accessory',
};

/** '1 000,- i telefonrabatt' (P9-27). @param productType type of the device; an unknown one has a discount of no kind */
export const discountLabel = (productType: string, amount: Ore): PurchaseText => ({
  key: 'discount',
  values: { kind: KINDS[productType] ?? 'other', amount },
});
