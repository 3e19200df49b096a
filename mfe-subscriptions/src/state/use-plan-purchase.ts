import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { texts } from '../texts/nb';

export interface PlanPurchase {
  readonly isBuying: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1). */
  readonly refusal: string | null;
  readonly buy: (offeringCode: string, name: string) => void;
}

/** Puts a plan into the cart (F7.1-12), then shows the cart; a refusal stays at the plan. */
export function usePlanPurchase(): PlanPurchase {
  const { isAdding, refusal, add } = useAddToCart();
  return {
    isBuying: isAdding,
    refusal,
    buy: (offeringCode, name) =>
      void add({ update: { pricePlan: offeringCode, quantity: 1 } }, { name, toast: texts.added }),
  };
}
