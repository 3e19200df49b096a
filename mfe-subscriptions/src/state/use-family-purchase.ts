import { useState } from 'react';
import { toPlanUpdate } from 'shared-domain/purchase';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { updateCart } from 'shared-domain/stores/cart-store';
import type { FamilyGroup } from '../rules/family';
import { familyTexts as texts } from '../texts/family-nb';

export interface FamilyPurchase {
  readonly isBuying: boolean;
  /** Why a plan was not added, in Norwegian (P8-1); those before it are in the cart. */
  readonly refusal: string | null;
  readonly buy: (groups: readonly FamilyGroup[], isOwnCustomer: boolean) => void;
}

/** Puts every chosen plan with its lines into the cart (F7.1-12), then shows the cart. */
export function useFamilyPurchase(): FamilyPurchase {
  const { isAdding, refusal, add } = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const put = async (groups: readonly FamilyGroup[], isOwnCustomer: boolean): Promise<void> => {
    setRefused(null);
    for (const [index, { planCode, lines: quantity, offering }] of groups.entries()) {
      const input = toPlanUpdate({ planCode, quantity, ...(isOwnCustomer && { isExistingCustomer: true }) });
      const name = offering.subscriptionName;
      if (index === groups.length - 1) {
        await add(input, { name, toast: texts.added });
        return;
      }
      const result = await updateCart(input, { name });
      if (!result.ok) {
        setRefused(result.failure.message);
        return;
      }
    }
  };
  return {
    isBuying: isBusy || isAdding,
    refusal: refused ?? refusal,
    buy: (groups, isOwnCustomer) => {
      if (isBusy || isAdding) return;
      setBusy(true);
      void put(groups, isOwnCustomer).finally(() => setBusy(false));
    },
  };
}
