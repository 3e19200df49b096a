import { type planChangeOf, toPlanUpdate, toPlanWithDeviceUpdate } from 'shared-domain/purchase';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { deviceTexts } from '../texts/device-nb';
import { texts } from '../texts/nb';
import { type ChosenPlan, usePlanPage } from './plan-page';

/** The customer's answer about the own subscriptions. */
export interface CustomerAnswer {
  readonly accountId?: string | undefined;
  /** The update that replaces the plan of an own number; absent: the plan gets a number of its own. */
  readonly toChange?: ReturnType<typeof planChangeOf>;
}

export interface PlanPurchaseState {
  readonly isBuying: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1). */
  readonly refusal: string | null;
  /** @returns whether the plan is in the cart now */
  readonly buy: (chosen: ChosenPlan, answer?: CustomerAnswer) => Promise<boolean>;
}

/** Puts a plan into the cart (F7.1-12), with the phone that it was chosen for (P7-14), then shows the cart; a refusal stays at the plan. */
export function usePlanPurchase(): PlanPurchaseState {
  const { isAdding, refusal, add } = useAddToCart();
  const { device } = usePlanPage();
  return {
    isBuying: isAdding,
    refusal,
    buy: async ({ plan: { offeringCode: planCode, customerTypeGet }, name }, answer) => {
      // The cart then counts the own subscriptions that the session proves (F9.9-1).
      const isExisting = answer !== undefined || customerTypeGet === 'existing';
      const purchase = {
        planCode,
        ...(isExisting && { isExistingCustomer: true }),
        ...(answer?.accountId !== undefined && { accountId: answer.accountId }),
      };
      const input =
        answer?.toChange?.(purchase, device?.sku ?? null) ??
        (device ? toPlanWithDeviceUpdate(purchase, device.sku) : toPlanUpdate(purchase));
      const notice = device
        ? { name: deviceTexts.both(device.name, name), toast: deviceTexts.added }
        : { name, toast: texts.added };
      return (await add(input, notice)) !== null;
    },
  };
}
