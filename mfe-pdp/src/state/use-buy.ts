import { useState } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import type { Product, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { cartIdAfterAdding, offersEmptyCart, purchaseText, returnUrlOf, toDeviceUpdate } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { emit } from 'shared-domain/runtime/event-bus';
import { dismissRefusal, updateCart, useCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import type { Choice } from './use-choice';

export interface Buying {
  readonly buy: () => void;
  readonly isBuying: boolean;
  /** Why the cart refused, in Norwegian (P8-1); null when it did not. */
  readonly refusal: string | null;
  /** The cart holds goods of another realm: emptying it clears the way. */
  readonly canEmptyCart: boolean;
  readonly emptyCart: () => void;
  readonly dismiss: () => void;
}

/** Leaves for the address that an answer names, if it is one that a browser may be sent to (P4-22, P6-14). */
function followRedirect({ redirectUrl }: CartAnswer): boolean {
  if (!redirectUrl) return false;
  const target = new URL(redirectUrl, window.location.href);
  if (!['http:', 'https:'].includes(target.protocol)) return false;
  window.location.assign(target.href);
  return true;
}

/** Puts the chosen product into the cart, says so and opens the drawer (P4-22, P8-15). A refusal leaves the cart as it was. */
export function useBuy(
  product: Product,
  variant: ProductVariant,
  { purchase, rememberBundle }: Choice,
  realm: Realm,
): Buying {
  const [isBuying, setBuying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const canEmptyCart = useCart(({ cart }) => offersEmptyCart(cart, realm));

  const dismiss = (): void => {
    setRefusal(null);
    dismissRefusal();
  };
  const buy = async (option: string): Promise<void> => {
    setBuying(true);
    setRefusal(null);
    const planCode = purchase.needsPlan ? (purchase.plan?.offering.offeringCode ?? null) : null;
    const returnUrl = returnUrlOf(realm, getConfig().checkoutPaths);
    const result = await updateCart(
      toDeviceUpdate({ type: product.type, sku: variant.sku, option, planCode, ...returnUrl }),
      { name: product.name },
    );
    setBuying(false);
    if (!result.ok) return setRefusal(result.failure.message);
    if (followRedirect(result.value)) return undefined;
    showToast({ kind: 'success', text: purchaseText({ key: 'productAdded' }) });
    emit('shop:cart:drawer-requested@1', { open: true });
    rememberBundle(cartIdAfterAdding(result.value, variant.sku));
  };

  return {
    buy: () => {
      if (purchase.option !== null && !isBuying) void buy(purchase.option);
    },
    isBuying,
    refusal,
    canEmptyCart,
    emptyCart: () => void updateCart({ empty: true }).then((result) => result.ok && dismiss()),
    dismiss,
  };
}
