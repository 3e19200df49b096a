import { useState } from 'react';
import { itemName } from 'shared-domain/cart';
import type { Product, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { cartIdAfterAdding, offersEmptyCart, purchaseText, returnUrlOf, toDeviceUpdate } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { updateCart, useCart } from 'shared-domain/stores/cart-store';
import { chargedBy } from '../data/charged-prices';
import type { Choice } from './use-choice';

export interface Buying {
  readonly buy: () => void;
  readonly isBuying: boolean;
  /** Pieces of an accessory. */
  readonly quantity: number;
  readonly chooseQuantity: (quantity: number) => void;
  /** Why the cart refused, in Norwegian (P8-1); null when it did not. */
  readonly refusal: string | null;
  /** The cart holds goods of another realm: emptying it clears the way. */
  readonly canEmptyCart: boolean;
  readonly emptyCart: () => void;
  readonly dismiss: () => void;
}

/** Puts the chosen product into the cart and marks the address with its bundle (P4-22, P8-15, P2-7). */
export function useBuy(
  product: Product,
  variant: ProductVariant,
  { purchase, rememberBundle }: Choice,
  realm: Realm,
): Buying {
  const [quantity, chooseQuantity] = useState(1);
  const { isAdding, refusal, add, dismiss } = useAddToCart();
  const canEmptyCart = useCart(({ cart }) => offersEmptyCart(cart, realm));

  const buy = async (option: string): Promise<void> => {
    const plan = purchase.needsPlan ? (purchase.plan?.offering ?? null) : null;
    // What the plan was shown with (P7-10).
    const customer = plan?.customerTypeGet === 'existing' && { isExistingCustomer: true };
    const discount = discountOf(product, chargedBy(plan ? purchase.plan?.device : variant.prices.upfront).discountCode);
    const returnUrl = returnUrlOf(realm, getConfig().checkoutPaths);
    const cart = await add(
      toDeviceUpdate({
        type: product.type,
        sku: variant.sku,
        option,
        planCode: plan?.offeringCode ?? null,
        quantity,
        ...customer,
        ...discount,
        ...returnUrl,
      }),
      {
        name: itemName(product),
        toast: purchaseText({ key: 'productAdded' }),
      },
    );
    if (cart) rememberBundle(cartIdAfterAdding(cart, variant.sku));
  };

  return {
    buy: () => {
      if (purchase.option !== null) void buy(purchase.option);
    },
    isBuying: isAdding,
    quantity,
    chooseQuantity,
    refusal,
    canEmptyCart,
    emptyCart: () => void updateCart({ empty: true }).then((result) => result.ok && dismiss()),
    dismiss,
  };
}

/** The campaign behind the price, with the plans that it is for (P7-10). */
const discountOf = ({ webdeals = [] }: Product, code: string | undefined) =>
  code !== undefined && {
    discount: { code, offerings: webdeals.find(({ discountId }) => discountId === code)?.offerings ?? [] },
  };
