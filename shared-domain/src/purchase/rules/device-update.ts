import type { CartUpdateInput } from '../../cart';
import { isUpfront, toUpdateFinancing } from './financing-option';

export interface DevicePurchase {
  readonly type: string;
  readonly sku: string;
  readonly option: string;
  readonly planCode: string | null;
  /** P2-27: where a business goes after adding. */
  readonly returnUrl?: string;
}

/** The update that puts a device or an accessory into the cart (P7-10, P7-11). It never names an amount. */
export function toDeviceUpdate({ type, sku, option, planCode, returnUrl }: DevicePurchase): Extract<CartUpdateInput, { update: unknown }> {
  if (type === 'ACCESSORY' && isUpfront(option)) return { update: { accessorySku: sku, quantity: 1 } };
  return {
    update: {
      handsetSku: sku,
      ...toUpdateFinancing(option),
      ...(!isUpfront(option) && planCode !== null && { pricePlan: planCode }),
      ...(returnUrl !== undefined && { returnUrl }),
    },
  };
}
