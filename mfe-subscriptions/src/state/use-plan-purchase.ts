import { toPlanUpdate } from 'shared-domain/purchase';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import type { Offering } from 'shared-domain/subscription';
import { texts } from '../texts/nb';

/** A plan as it was shown: with its terms for existing customers, or without (F7.1-12). */
export interface ChosenPlan {
  readonly plan: Offering;
  readonly name: string;
}

/** What a customer answered about the own subscriptions. */
export interface CustomerAnswer {
  readonly accountId?: string | undefined;
}

export interface PlanPurchase {
  readonly isBuying: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1). */
  readonly refusal: string | null;
  /** @returns whether the plan is in the cart now */
  readonly buy: (chosen: ChosenPlan, answer?: CustomerAnswer) => Promise<boolean>;
}

/** Puts a plan into the cart (F7.1-12), then shows the cart; a refusal stays at the plan. */
export function usePlanPurchase(): PlanPurchase {
  const { isAdding, refusal, add } = useAddToCart();
  return {
    isBuying: isAdding,
    refusal,
    buy: async ({ plan: { offeringCode: planCode, customerTypeGet }, name }, answer) => {
      // The cart then counts the own subscriptions that the session proves (F9.9-1).
      const isExisting = answer !== undefined || customerTypeGet === 'existing';
      const update = toPlanUpdate({
        planCode,
        ...(isExisting && { isExistingCustomer: true }),
        ...(answer?.accountId !== undefined && { accountId: answer.accountId }),
      });
      return (await add(update, { name, toast: texts.added })) !== null;
    },
  };
}
