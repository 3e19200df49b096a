import { useState } from 'react';
import { emit } from 'shared-domain/runtime/event-bus';
import { updateCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { texts } from '../texts/nb';

interface PlanPurchase {
  readonly pending: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1). */
  readonly refusal: string | null;
  readonly buy: (offeringCode: string, name: string) => Promise<void>;
}

/** Puts a plan into the cart (F7.1-12), then shows the cart; a refusal stays on the page. */
export function usePlanPurchase(): PlanPurchase {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const buy = async (offeringCode: string, name: string): Promise<void> => {
    setPending(true);
    setRefusal(null);
    const result = await updateCart({ update: { pricePlan: offeringCode, quantity: 1 } }, { name });
    setPending(false);
    if (!result.ok) return setRefusal(result.failure.message);
    showToast({ kind: 'success', text: texts.added });
    emit('shop:cart:drawer-requested@1', { open: true });
  };
  return { pending, refusal, buy };
}
