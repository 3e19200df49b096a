import type { CartUpdate } from '../../cart';

export interface PlanPurchase {
  readonly planCode: string;
  /** 1 to 10. */
  readonly quantity?: number;
  /** Whether the buyer is already a customer; absent: not known, and not sent. */
  readonly isExistingCustomer?: boolean;
  readonly accountId?: string;
}

interface Update {
  readonly update: CartUpdate;
}

/** Who buys, as far as it is known. */
const buyerFields = ({ isExistingCustomer, accountId }: Omit<PlanPurchase, 'quantity'>): CartUpdate => ({
  ...(isExistingCustomer !== undefined && { customerTypeGet: isExistingCustomer ? 'existing' : '' }),
  ...(accountId !== undefined && { accountId }),
});

/** The update that puts a plan into the cart by itself (P7-14, F7.1-12). */
export const toPlanUpdate = ({ quantity = 1, ...plan }: PlanPurchase): Update => ({
  update: { pricePlan: plan.planCode, quantity, ...buyerFields(plan) },
});

/** Makes the update that replaces the plan of an own number, alone or with a device at the full price (P7-10, P7-14, F3.4-3). */
export const planChangeOf =
  (phoneNumber: string) =>
  (plan: PlanPurchase, sku: string | null): Update => ({
    update: {
      ...(sku !== null && { handsetSku: sku }),
      pricePlan: plan.planCode,
      phoneNumber,
      hasChangedSubscription: true,
      ...buyerFields({ ...plan, isExistingCustomer: true }),
    },
  });

/** The update that puts a plan into the cart with a device at the full price (P7-14, F7.1-14). */
export const toPlanWithDeviceUpdate = (plan: Omit<PlanPurchase, 'quantity'>, sku: string): Update => ({
  update: { handsetSku: sku, pricePlan: plan.planCode, ...buyerFields(plan) },
});
