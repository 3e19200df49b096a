import { useState } from 'react';
import type { CartAnswer, CartUpdateInput } from 'shared-domain/cart';
import { emit } from 'shared-domain/runtime/event-bus';
import { dismissRefusal, updateCart } from 'shared-domain/stores/cart-store';
import { leaveForCheckout } from 'shared-domain/stores/leave-for-checkout';
import { showToast } from 'shared-domain/stores/toast-store';

export interface AddToCart {
  readonly isAdding: boolean;
  /** Why the cart is unchanged, in Norwegian (P8-1); null when it did not refuse. */
  readonly refusal: string | null;
  /**
   * Updates the cart, says so and opens the drawer. While one update runs, another call does nothing.
   *
   * @returns the cart; null when it refused, was busy, or sent the browser elsewhere
   */
  readonly add: (
    input: CartUpdateInput,
    facts: {
      /** The product's or the plan's name, for the drawer and the event `line-added`. */
      readonly name: string;
      /** Norwegian: says that it was added (P8-15), in the drawer, or where none opens in a toast. */
      readonly toast: string;
    },
  ) => Promise<CartAnswer | null>;
  readonly dismiss: () => void;
}

/** Leaves for the address in an answer, if it is one that a browser may be sent to (P4-22, P6-14). @returns whether it leaves */
export function followRedirect({ redirectUrl }: CartAnswer): boolean {
  if (!redirectUrl) return false;
  const target = new URL(redirectUrl, window.location.href);
  if (!['http:', 'https:'].includes(target.protocol)) return false;
  void leaveForCheckout(() => window.location.assign(target.href));
  return true;
}

/** Puts something into the cart and shows the cart (P4-22, F7.1-12); a refusal leaves cart and drawer as they were (P8-1). */
export function useAddToCart(): AddToCart {
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const add: AddToCart['add'] = async (input, { name, toast }) => {
    if (isAdding) return null;
    setAdding(true);
    setRefusal(null);
    const result = await updateCart(input, { name });
    setAdding(false);
    if (!result.ok) {
      setRefusal(result.failure.message);
      return null;
    }
    if (followRedirect(result.value)) return null;
    // The drawer that opens is the confirmation; a toast would cover its title.
    if (!emit('shop:cart:drawer-requested@1', { open: true, added: name, message: toast }))
      showToast({ kind: 'success', text: toast });
    return result.value;
  };
  const dismiss = (): void => {
    setRefusal(null);
    dismissRefusal();
  };
  return { isAdding, refusal, add, dismiss };
}
