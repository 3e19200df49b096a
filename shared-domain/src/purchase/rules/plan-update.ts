import type { CartUpdate } from '../../cart';

export interface PlanPurchase {
  readonly planCode: string;
  /** 1 to 10. */
  readonly quantity?: number;
  /** Whether the buyer is already a customer; absent: not known, and not sent. */
  readonly isExistingCustomer?: boolean;
  readonly accountId?: string;
}

/** The update that puts a plan into the cart by itself (P7-14, F7.1-12). */
export const toPlanUpdate = ({
  planCode,
  quantity = 1,
  isExistingCustomer,
  accountId,
}: PlanPurchase): { readonly update: CartUpdate } => ({
  update: {
    pricePlan: planCode,
    quantity,
    ...(isExistingCustomer !== undefined && { customerTypeGet: isExistingCustomer ? 'existing' : '' }),
    ...(accountId !== undefined && { accountId }),
  },
});

/** The update that puts a plan into the cart with a device at the full price (P7-14, F7.1-14). */
export const toPlanWithDeviceUpdate = (planCode: string, sku: string): { readonly update: CartUpdate } => ({
  update: { handsetSku: sku, pricePlan: planCode },
});
