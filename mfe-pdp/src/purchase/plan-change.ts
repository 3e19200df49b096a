import type { CartAnswer, CartUpdateInput } from 'shared-domain/cart';
import { cartItemOf, sentPlanCode, toBundlePlanUpdate } from 'shared-domain/purchase';
import { bareCode } from 'shared-domain/subscription';
import { planCodeOf } from './prices';
import type { Purchase } from './purchase';
import type { PurchasePage } from './purchase-page';

/** The code that the chosen plan is bought by; null without a plan. */
export const boughtPlanCode = ({
  option,
  plan,
  needsPlan,
}: Pick<Purchase, 'option' | 'plan' | 'needsPlan'>): string | null =>
  needsPlan && plan !== null && option !== null ? sentPlanCode(option, plan) : null;

export type PlanPage = Pick<PurchasePage, 'variant' | 'purchase' | 'cartId' | 'isPlanChosen'>;

/**
 * The update that gives the device in the cart the plan that was chosen since it was added (P7-13, F7.1-13).
 *
 * @returns null: the cart has this plan or keeps the customer's own one, the device is in no bundle, the page shows its default plan, or the
 *   plan is for another number than the cart's
 */
export function planChange(
  cart: CartAnswer | null,
  { variant, cartId, purchase, isPlanChosen }: PlanPage,
): CartUpdateInput | null {
  const item = cartItemOf(cart, [variant.sku], cartId);
  const bundle = item && cart?.cart.subscriptions.find(({ id }) => id === item.bundleId);
  const planCode = boughtPlanCode(purchase);
  const existing = purchase.own?.existing;
  if (!bundle || planCode === null || !(isPlanChosen || existing)) return null;
  const isKept = existing?.isKept ?? false;
  const isSame = !isKept && bareCode(bundle.code) === bareCode(planCodeOf(purchase) ?? '');
  const changed = item.items.find(({ phoneNumber }) => phoneNumber)?.phoneNumber;
  return isSame || bundle.keepExistingSubscription || changed !== existing?.phoneNumber
    ? null
    : toBundlePlanUpdate(bundle.id, { planCode, isKept });
}
