import { bundleOf, type CartAnswer } from 'shared-domain/cart';
import { cartItemOf, isReSwitching } from 'shared-domain/purchase';
import type { PurchasePage } from './purchase-page';
import { mainDeviceOf } from './rules/after-adding';
import { isUpfrontOnlyAccessory } from './rules/payment';
import type { MachineInput } from './rules/purchase-position';

/** The product in the cart as the machine reads it; null: it is not there. */
function boughtOf(cart: CartAnswer | null, { skus, cartId }: PurchasePage): MachineInput['bought'] {
  const item = cartItemOf(cart, skus, cartId);
  if (!cart || !item) return null;
  const subscription = bundleOf(cart, item);
  // A device that is paid at once has no bundle, and is its own main device.
  if (!item.bundleId || !subscription) return { bundle: null, hasMainDevice: true };
  return {
    bundle: { bundleId: item.bundleId, sku: item.id, planCode: subscription.code ?? '' },
    hasMainDevice: mainDeviceOf(cart, item.bundleId) !== null,
  };
}

/** The facts of the page and the cart about a purchase. @param cart null: not known */
export function toMachineInput(page: PurchasePage, cart: CartAnswer | null): MachineInput {
  const { product, variant, purchase } = page;
  return {
    realm: page.realm,
    productType: product.type,
    option: purchase.option,
    compatibleAccessoryCount: page.accessoryCount,
    planCode: purchase.needsPlan ? (purchase.plan?.offering.offeringCode ?? null) : null,
    listedPlanCodes: purchase.plans.map(({ offering }) => offering.offeringCode),
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
    isReleaseInFuture: page.isReleaseInFuture,
    isLoggedIn: page.isLoggedIn,
    hasReSwitchStarted: isReSwitching(cart),
    isKeepExisting: purchase.own?.existing?.isKept ?? false,
    steg: page.steg,
    isCartKnown: cart !== null,
    bought: boughtOf(cart, page),
  };
}
