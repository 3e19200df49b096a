import { SWITCH_MONTHS } from '../../catalogue';
import { isWithoutVat, type Realm } from '../../contracts/realm';
import {
  formatMonthly,
  formatPrice,
  monthlyParts,
  type Ore,
  type PriceParts,
  priceParts,
  subtractOre,
  WITHOUT_VAT_NOTE,
  withoutVat,
  ZERO,
} from '../../money';
import { type CartAnswer, type CartRow, type CartText, HARDWARE_TYPES, isSubscriptionType } from '../model';
import { type DeliveryRow, toDeliveryRow } from './delivery';
import { bundleOf, leaseMonths } from './financing';
import { paidMonthly } from './free-months';
import { itemPriceOf, totalMinimumPrice } from './item-price';
import { flattenItems } from './items';
import { subtitleLines } from './row-details';
import { isSimOnly } from './sim-only';

export interface CartSum {
  readonly id: 'sum' | 'vat' | 'upfront' | 'first-invoice' | 'monthly-vat' | 'monthly';
  readonly label: CartText;
  readonly value: string;
}

export interface CartSummary {
  readonly monthly: {
    /** When empty only the total is shown (F9.2-1). */
    readonly lines: readonly CostLine[];
    readonly label: CartText;
    /** Of the first months, where rows are free in them. */
    readonly total: PriceParts;
    /** 'deretter 1 209,-/md. fra 3. md.'; null where every month costs the same. */
    readonly later: CartText | null;
    /** Text of the info tooltip beside the total, or null (F9.2-1). */
    readonly tooltip: string | null;
  };
  readonly delivery: DeliveryRow | null;
  /** Empty when all payments are monthly (F9.2-4). */
  readonly upfront: readonly CartSum[];
  /** VAT of the months and their sum with it, once, at the end; only for businesses. */
  readonly monthlyVat: readonly CartSum[];
  /** '(ekskl. mva.)' where the amounts are without it, else ''. Belongs to every amount but those that say otherwise. */
  readonly vatNote: string;
  /** Least total price of the whole cart (F9.2-9); null when no item states a total. */
  readonly minimumTotal: string | null;
  /** The two sums above the way to the checkout (F9.2-11). */
  readonly foot: {
    readonly monthly: PriceParts;
    readonly upfrontLabel: CartText;
    /** In the header's drawer, which is the mini-cart of small screens (F2.5-9). */
    readonly drawerUpfrontLabel: CartText;
    readonly upfront: PriceParts;
  };
}

/** Label of the amount that is paid at once (F4.1-11). */
export const upfrontLabel = (hasPaid: boolean): CartText => ({ key: hasPaid ? 'paid' : 'payNow' });

function upfrontRows({ totals, hasPaid, realm }: CartAnswer): readonly CartSum[] {
  const withVat: CartText = { key: hasPaid ? 'paidWithVat' : 'payNowWithVat' };
  if (totals.upfront === ZERO && totals.firstInvoice === ZERO) return [];
  const rows = [
    { id: 'sum', label: { key: 'sum' }, amount: totals.upfrontWithoutVAT },
    { id: 'vat', label: { key: 'vat' }, amount: totals.vat },
    { id: 'upfront', label: isWithoutVat(realm) ? withVat : upfrontLabel(hasPaid), amount: totals.upfront },
    { id: 'first-invoice', label: { key: 'firstInvoice' }, amount: totals.firstInvoice },
  ] as const;
  return rows
    .filter(({ id, amount }) => amount !== ZERO || id === 'upfront')
    .map(({ id, label, amount }) => ({ id, label, value: formatPrice(amount) }));
}

type MonthlySum = Pick<CartAnswer['totals'], 'monthly' | 'monthlyWithoutVAT'>;

/** A sum of the months on the realm's basis. */
const monthlyTotal = ({ monthly, monthlyWithoutVAT }: MonthlySum, realm: Realm): Ore =>
  isWithoutVat(realm) ? (monthlyWithoutVAT ?? withoutVat(monthly)) : monthly;

/** What is paid in the first month, and what from which month on. */
function monthlySums({ totals, realm }: CartAnswer): { readonly first: MonthlySum; readonly later: CartText | null } {
  const { firstMonths = [] } = totals;
  const sums = firstMonths.map(({ months }, place) => ({
    monthly: monthlyTotal(firstMonths[place + 1] ?? totals, realm),
    fromMonth: months + 1,
  }));
  return {
    first: firstMonths[0] ?? totals,
    later: sums.length > 0 ? { key: 'laterMonthly', values: { sums } } : null,
  };
}

function monthlyVatRows({ realm }: CartAnswer, sum: MonthlySum): readonly CartSum[] {
  if (!isWithoutVat(realm) || sum.monthly === ZERO) return [];
  return [
    {
      id: 'monthly-vat',
      label: { key: 'monthlyVat' },
      value: formatMonthly(subtractOre(sum.monthly, monthlyTotal(sum, realm))),
    },
    { id: 'monthly', label: { key: 'monthlyWithVat' }, value: formatMonthly(sum.monthly) },
  ];
}

/**
 * The summary of a cart (F9.2-1..9, F9.2-11): formatted amounts, rows of 0 hidden except the amount paid at once.
 *
 * The way to free shipping is shown only where something is paid at once: monthly sums do not count towards it.
 */
export function cartSummary(answer: CartAnswer): CartSummary {
  const lines = monthlyCostLines(answer);
  const { totals, delivery, hasPaid, realm } = answer;
  const { first, later } = monthlySums(answer);
  const total = monthlyParts(monthlyTotal(first, realm));
  const row = toDeliveryRow(delivery);
  const minimum = totalMinimumPrice(answer.cart.content, realm);
  return {
    monthly: {
      lines,
      label: { key: lines.length > 0 ? 'monthlyTotal' : 'payMonthly' },
      total,
      later,
      // Markup is reduced to its text, as in a subtitle (F3.2-4).
      tooltip: subtitleLines(answer.paymentTooltip).join(' ') || null,
    },
    delivery: row && (totals.upfront === ZERO ? { ...row, freeShipping: null } : row),
    upfront: upfrontRows(answer),
    monthlyVat: monthlyVatRows(answer, first),
    vatNote: isWithoutVat(realm) ? WITHOUT_VAT_NOTE : '',
    minimumTotal: minimum === null ? null : formatPrice(minimum),
    foot: {
      monthly: total,
      upfrontLabel: upfrontLabel(hasPaid),
      drawerUpfrontLabel: hasPaid ? upfrontLabel(true) : { key: 'payNowMini' },
      upfront: priceParts(isWithoutVat(realm) ? totals.upfrontWithoutVAT : totals.upfront),
    },
  };
}

export interface CostLine {
  readonly label: CartText;
  /** '499,-/md.' */
  readonly value: string;
  /** 'i 2 md., deretter 169,-/md.' where the first months are free; else null. */
  readonly later: CartText | null;
}

/** Null when the row has no line of its own. An equipment agreement is not a switch. */
function labelOf(item: CartRow, answer: CartAnswer): CartText | null {
  if (isSubscriptionType(item.type) || item.type === 'SERVICE') return { key: 'own', values: { text: item.name } };
  const financing = HARDWARE_TYPES.has(item.type) ? bundleOf(answer, item)?.financing : null;
  if (financing?.type === 'lease') return { key: 'lease', values: { type: item.type, months: leaseMonths(financing) } };
  return financing?.type === 'switch' ? { key: 'switchOf', values: { months: SWITCH_MONTHS } } : null;
}

/** Monthly costs, one line each: plans, services, devices (F9.3-9..12). None for a sim-only cart. */
export function monthlyCostLines(answer: CartAnswer): readonly CostLine[] {
  if (isSimOnly(answer)) return [];
  return flattenItems<CartRow>(answer.cart.content).flatMap((item) => {
    const label = labelOf(item, answer);
    const { monthly } = itemPriceOf(item, answer.realm);
    if (label === null || !monthly) return [];
    const { first, later } = paidMonthly({
      monthly: subtractOre(monthly, item.discount?.value.monthly ?? ZERO),
      freeMonths: item.freeMonths,
    });
    return [{ label, value: formatMonthly(first), later: later && { key: 'afterFree', values: later } }];
  });
}
