import {
  bundleOf,
  type CartAnswer,
  type CartItem,
  type CartUpdate,
  type CartUpdateInput,
  isCountedItem,
  isSubscriptionType,
  itemName,
  leaseMonths,
} from 'shared-domain/cart';

/** Half of an order's life: someone who comes back then would find it gone the next day. */
const DUE_BEFORE_MS = 12 * 3_600_000;

/**
 * Whether an order that is looked at needs another day (F4.1-3): it has goods, is not paid, and has less than half a day left.
 *
 * @param nowMs time of the visit
 */
export function isExtensionDue(
  { hasPaid, cart, expiresAt }: Pick<CartAnswer, 'hasPaid' | 'cart' | 'expiresAt'>,
  nowMs: number,
): boolean {
  if (hasPaid || cart.content.length === 0 || expiresAt === undefined) return false;
  return Date.parse(expiresAt) - nowMs < DUE_BEFORE_MS;
}

/** A row of an earlier cart, and how it is ordered again. It names no price: today's count. */
export interface Reorder {
  readonly name: string;
  readonly input: CartUpdateInput;
}

/**
 * How the rows of a cart can be ordered again, at today's prices. Left out is what needs a question first: a phone of a swap or an agreement,
 * the customer's own plan, an insurance. Names no person.
 */
export function toReorders(answer: CartAnswer): readonly Reorder[] {
  return answer.cart.content.flatMap((item) => {
    const update = updateOf(item, answer);
    return update ? [{ name: itemName(item), input: { update } }] : [];
  });
}

function updateOf(item: CartItem, answer: CartAnswer): CartUpdate | null {
  const { id, type, bundleId, quantity, discount } = item;
  const code = discount?.code === undefined ? {} : { discountCode: discount.code };
  if (isSubscriptionType(type)) return { pricePlan: id, quantity: 1 };
  if (item.isReSwitch || type === 'SERVICE' || type === 'BREAKAGE_FEE') return null;
  if (bundleId === undefined)
    return isCountedItem(item)
      ? { accessorySku: id, quantity: quantity.value, ...code }
      : { handsetSku: id, financingType: 'upfront', ...code };
  const financing = bundleOf(answer, item)?.financing;
  const plan = item.items.find((child) => isSubscriptionType(child.type));
  if (!financing || !plan || !['lease', 'switch'].includes(financing.type)) return null;
  return {
    handsetSku: id,
    financingType: financing.type,
    financingDuration: financing.type === 'lease' ? leaseMonths(financing) || 'now' : Number(financing.duration),
    pricePlan: plan.id,
    ...code,
  };
}
