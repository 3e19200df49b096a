import { type CartAnswer, type CartItem, type CartUpdate, type CartUpdateInput, isSubscriptionType } from '../model';
import { bundleOf } from './financing-key';
import { itemName } from './item-name';
import { leaseMonths } from './lease-months';
import { isCountedItem } from './quantity';

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
