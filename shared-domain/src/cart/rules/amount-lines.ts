import { formatMonthly, formatPrice, type Ore, subtractOre, timesOre, ZERO } from '../../money';
import type { CartAnswer, CartRow, CartText } from '../model';
import { flattenItems } from './find-item';
import { itemName } from './item-name';
import { type ItemPrice, itemPriceOf } from './realm-price';
import { statedTotal } from './totals';

/** One of the amounts that a sum of the cart is made of. */
export interface AmountLine {
  readonly label: CartText;
  /** '698,-' */
  readonly value: string;
}

const own = (text: string): CartText => ({ key: 'own', values: { text } });

/** '2 × ' stands before the name, so that the line can be checked against the row. */
const labelOf = (item: CartRow): CartText =>
  item.quantity.value > 1
    ? { key: 'timesName', values: { count: item.quantity.value, name: itemName(item) } }
    : own(itemName(item));

const discountLabel = ({ discount }: CartRow): CartText => (discount?.name ? own(discount.name) : { key: 'discount' });

/**
 * The lines that add up to a sum of the cart (F9.1-23): every row with that price, nested ones too, and below it its discount.
 *
 * @param field which of the sums
 */
export function amountLines(answer: CartAnswer, field: keyof ItemPrice): readonly AmountLine[] {
  const format = field === 'monthly' ? formatMonthly : formatPrice;
  return flattenItems<CartRow>(answer.cart.content).flatMap((item) => {
    const price = itemPriceOf(item, answer.realm)[field] ?? ZERO;
    const discounts: Readonly<Partial<Record<keyof ItemPrice, Ore | undefined>>> = item.discount?.value ?? {};
    const discount = discounts[field] ?? ZERO;
    const lines: AmountLine[] = [];
    if (price !== ZERO) lines.push({ label: labelOf(item), value: format(timesOre(price, item.quantity.value)) });
    if (discount !== ZERO)
      lines.push({ label: discountLabel(item), value: format(timesOre(discount, -item.quantity.value)) });
    return lines;
  });
}

/** What 'Minste totalpris' is the sum of (F3.2-6, F9.2-9): each row that states its total, and how it comes about where that is plain. */
export function minimumTotalItems(
  answer: CartAnswer,
): readonly { readonly name: CartText; readonly total: Ore; readonly description: readonly CartText[] }[] {
  return flattenItems<CartRow>(answer.cart.content).flatMap((item) => {
    const total = statedTotal(item, answer.realm);
    if (total === undefined) return [];
    const months = monthsOf(item, total, answer);
    return [
      {
        name: labelOf(item),
        total: timesOre(total, item.quantity.value),
        description: months ? [months] : [],
      },
    ];
  });
}

/** '499,-/md. i 12 md.', where the total is just that. */
function monthsOf(item: CartRow, total: Ore, { realm }: CartAnswer): CartText | null {
  const { monthly = ZERO } = itemPriceOf(item, realm);
  const paid = subtractOre(monthly, item.discount?.value.monthly ?? ZERO);
  const months = paid > 0 ? total / paid : 0;
  return Number.isInteger(months) && months > 1
    ? { key: 'monthsOf', values: { price: formatMonthly(paid), months } }
    : null;
}
