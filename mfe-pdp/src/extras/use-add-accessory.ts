import { useState } from 'react';
import { itemName } from 'shared-domain/cart';
import type { AccessoryVariant, CompatibleAccessory } from 'shared-domain/catalogue';
import { offersEmptyCart } from 'shared-domain/purchase';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { updateCart, useCart } from 'shared-domain/stores/cart-store';
import { useRealm } from '../purchase/use-realm';
import { purchaseText } from '../texts/purchase-nb';
import { accessoryUpdate } from './rules/accessories';

export interface AddAccessory {
  /** Sku that is being put into the cart, or null. */
  readonly adding: string | null;
  /** Why the cart refused, in Norwegian (P8-1); null when it did not. */
  readonly refusal: string | null;
  readonly add: (accessory: CompatibleAccessory, variant: AccessoryVariant) => void;
  readonly dismiss: () => void;
  /** Clears the way where the cart holds goods of another realm; else null. */
  readonly emptyCart: (() => void) | null;
}

/** Puts accessories into the cart from the page of a device (P7-11). */
export function useAddAccessory(): AddAccessory {
  const realm = useRealm();
  const [sku, setSku] = useState<string | null>(null);
  const { isAdding, refusal, add, dismiss } = useAddToCart();
  const canEmptyCart = useCart(({ cart }) => offersEmptyCart(cart, realm));
  return {
    adding: isAdding ? sku : null,
    refusal,
    add: ({ brand, model }, variant) => {
      setSku(variant.sku);
      void add(accessoryUpdate(variant), {
        name: itemName({ name: model, brand }),
        toast: purchaseText({ key: 'productAdded' }),
      });
    },
    dismiss,
    emptyCart: canEmptyCart ? () => void updateCart({ empty: true }).then((result) => result.ok && dismiss()) : null,
  };
}
