import { useState } from 'react';
import { type CartItem, type CartUpdateInput, itemName, quantityUpdate } from 'shared-domain/cart';
import type { AccessoryVariant, CompatibleAccessory } from 'shared-domain/catalogue';
import { dismissRefusal, updateCart, useCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { purchaseText } from '../texts/purchase-nb';
import { accessoryUpdate } from './rules/accessories';

export interface AccessoryLines {
  /** The lines of the cart with accessories. */
  readonly lines: readonly CartItem[];
  /** Skus of the updates under way: one for each. */
  readonly busy: readonly string[];
  /** Why the cart refused the last update, in Norwegian, and of which sku. */
  readonly refusal: { readonly sku: string; readonly message: string } | null;
  readonly add: (accessory: CompatibleAccessory, variant: AccessoryVariant) => void;
  readonly changeQuantity: (line: CartItem, quantity: number) => void;
  readonly remove: (line: CartItem) => void;
}

/** Accessories of the cart, put there, counted and removed in the middle of a purchase (P7-11, P7-16): no drawer opens over it, a toast says what was done. */
export function useAccessoryLines(): AccessoryLines {
  const content = useCart(({ cart }) => cart?.cart.content);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<AccessoryLines['refusal']>(null);

  const send = async (sku: string, input: CartUpdateInput, name?: string): Promise<boolean> => {
    setBusy((skus) => [...skus, sku]);
    setRefusal(null);
    const result = await updateCart(input, name === undefined ? {} : { name });
    setBusy((skus) => skus.filter((_, index) => index !== skus.indexOf(sku)));
    if (result.ok) return true;
    setRefusal({ sku, message: result.failure.message });
    // A refusal that is shown here is not shown again in the cart.
    dismissRefusal();
    return false;
  };

  return {
    lines: content?.filter(({ type, bundleId }) => type === 'ACCESSORY' && bundleId === undefined) ?? [],
    busy,
    refusal,
    add: ({ brand, model }, variant) => {
      if (busy.includes(variant.sku)) return;
      const name = itemName({ name: model, brand });
      void send(variant.sku, accessoryUpdate(variant), name).then((isAdded) => {
        if (isAdded) showToast({ kind: 'success', text: purchaseText({ key: 'productAdded' }) });
      });
    },
    changeQuantity: (line, quantity) => {
      const input = quantityUpdate(line, quantity);
      if (input) void send(line.id, input);
    },
    remove: ({ id, cartItemId }) => {
      void send(id, { remove: { cartItemId } }).then((isRemoved) => {
        if (isRemoved) showToast({ kind: 'success', text: purchaseText({ key: 'productRemoved' }) });
      });
    },
  };
}
