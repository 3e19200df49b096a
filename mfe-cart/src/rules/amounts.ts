import {
  type CartAnswer,
  type CartItem,
  type CartRow,
  type CartText,
  flattenItems,
  itemName,
  type ItemPrice,
  itemPriceOf,
  type ItemTree,
  statedTotal,
} from 'shared-domain/cart';
import { addOre, formatMonthly, formatPrice, type Ore, subtractOre, timesOre, ZERO } from 'shared-domain/money';

/** One of the amounts that a sum of the cart is made of. */
export interface AmountLine {
  readonly label: CartText;
  /** '698,-' */
  readonly value: string;
}

const own = (text: string): CartText => ({ key: 'own', values: { text } });

/** '2 × ' is before the name, so that the line can be checked against the row. */
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

/** The parts of 'Minste totalpris' (F3.2-6, F9.2-9): each row that states its total, and how it comes about where that is plain. */
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

/** Title and text of the info bubble about the breakage fee (F9.1-24). */
export const BREAKAGE_FEE = {
  title: { key: 'breakageFeeTitle' },
  text: { key: 'breakageFeeText' },
} as const satisfies Readonly<Record<string, CartText>>;

/** Whether a row has an info bubble (F4.1-10): only the breakage fee (F9.1-24). */
export const hasBreakageInfo = ({ type }: Pick<ItemTree, 'type'>): boolean => type === 'BREAKAGE_FEE';

/** Input of the summary's disclaimer (F3.2-6): a text or a list of items. */
export type DisclaimerInput = string | readonly DisclaimerItem[];

export interface DisclaimerItem {
  readonly name: string;
  readonly total: Ore;
  readonly description: string | readonly string[];
}

export interface AmountDisclaimer {
  readonly heading: CartText;
  /** '18 972,-', the sum of the items' totals; null for a plain text. */
  readonly total: string | null;
  /** One part per item; a plain text is one part without name and amount. */
  readonly parts: readonly {
    readonly name: string;
    readonly total: string | null;
    readonly description: readonly string[];
  }[];
}

const HEADING: CartText = { key: 'minimumTotal' };

/** The disclaimer below the totals (F3.2-6, F9.2-9), from a text or a list of items; null when the input is empty. */
export function toDisclaimer(input: DisclaimerInput): AmountDisclaimer | null {
  if (input.length === 0) return null;
  if (typeof input === 'string')
    return { heading: HEADING, total: null, parts: [{ name: '', total: null, description: [input] }] };
  const parts = input.map(({ name, total, description }) => ({
    name,
    total: formatPrice(total),
    description: [description].flat(),
  }));
  return { heading: HEADING, total: formatPrice(addOre(...input.map(({ total }) => total))), parts };
}

export interface DiscountBadge {
  readonly text: string;
  /** Status of the lozenge as sent; null for a plain one. */
  readonly status: string | null;
}

/** Badges of a row's discount (F3.1-11): its types in their order, then the handset discount text; empty texts are left out. */
export function rowDiscountBadges({ discount }: Pick<CartItem, 'discount'>): readonly DiscountBadge[] {
  const types = discount?.types ?? [];
  return [...types, { text: discount?.handsetDiscountText ?? '' }]
    .filter(({ text }) => text !== '')
    .map(({ text, lozengeStatus = '' }: { text: string; lozengeStatus?: string | undefined }) => ({
      text,
      status: lozengeStatus || null,
    }));
}
