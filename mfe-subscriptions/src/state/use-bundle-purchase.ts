import { isDiscountDropped, toBundlePurchase, toPlanUpdate } from 'shared-domain/purchase';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { showToast } from 'shared-domain/stores/toast-store';
import type { Bundle } from 'shared-domain/subscription';
import type { BundlePrice } from '../rules/bundles';
import { bundleTexts as texts } from '../texts/bundles-nb';

export interface BundlePurchaseState {
  readonly isBuying: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1), e.g. that the campaign has ended. */
  readonly refusal: string | null;
  /** @param sku of the chosen variant; null: the plan alone (F4.3-7) */
  readonly buy: (sku: string | null) => void;
}

/** Puts a bundle into the cart: product, plan with binding, and the code of the campaign (F9.12-1). */
export function useBundlePurchase(
  { title, discountCode, offeringCode }: Bundle,
  { planCode, product }: BundlePrice,
): BundlePurchaseState {
  const { isAdding, refusal, add } = useAddToCart();
  const buyBundle = async (sku: string): Promise<void> => {
    const code = discountCode ?? '';
    const answer = await add(toBundlePurchase({ sku, offeringCode: planCode, discountCode: code }), {
      name: title,
      toast: texts.added,
    });
    if (answer && isDiscountDropped(answer, { code, sku, price: { upfront: product } }))
      showToast({ kind: 'info', text: texts.dropped(title) });
  };
  return {
    isBuying: isAdding,
    refusal,
    buy: (sku) =>
      void (sku === null
        ? add(toPlanUpdate({ planCode: offeringCode }), { name: title, toast: texts.planAdded })
        : buyBundle(sku)),
  };
}
