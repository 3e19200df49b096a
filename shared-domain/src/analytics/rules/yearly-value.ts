import { type CartRow, type Financing, isSubscriptionType, itemPriceOf, leaseMonths } from '../../cart';
import type { Realm } from '../../contracts/realm';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import { type Ore, subtractOre, timesOre, ZERO } from '../../money';

export interface ValuedLine {
  readonly item: Pick<CartRow, 'id' | 'type' | 'name' | 'bundleId' | 'freeMonths'>;
  /** How its bundle is financed; null without one. */
  readonly financing: Financing | null;
  /** The monthly price of one piece, discounts taken off; null where there is none. */
  readonly monthly: Ore | null;
  readonly firstInvoice: Ore | null;
  /** Upfront, else on the first invoice. */
  readonly once: Ore | null;
}

const FEES: ReadonlySet<string> = new Set(['BREAKAGE_FEE', 'SWITCH_BREAKAGE_FEE', 'SWITCH_REMAINING_COST']);
const DEFAULT_BUNDLE_MONTHS = 24;

interface Value {
  readonly price: 'monthly' | 'firstInvoice' | 'once';
  readonly months: (facts: ValuedLine) => number;
}

const isMonthly = ({ monthly }: ValuedLine): boolean => monthly !== null;
const once = (): number => 1;

/** Which price counts, and how often (F9.14-2); the first match wins. A row without a monthly price counts what is paid once. */
export const YEARLY_VALUES = [
  { id: 'F9.14-2 fee', when: ({ item }) => FEES.has(item.type), then: { price: 'firstInvoice', months: once } },
  {
    id: 'F9.14-2 subscription',
    when: (facts) => isSubscriptionType(facts.item.type) && isMonthly(facts),
    then: { price: 'monthly', months: () => 12 },
  },
  {
    id: 'F9.14-2 service',
    when: (facts) => facts.item.type === 'SERVICE' && isMonthly(facts),
    then: { price: 'monthly', months: ({ item }) => serviceMonths({ ...item, code: item.id }) },
  },
  {
    id: 'F9.14-2 bundle',
    when: (facts) => Boolean(facts.item.bundleId) && isMonthly(facts),
    then: {
      price: 'monthly',
      months: ({ financing }) => (financing && leaseMonths(financing)) || DEFAULT_BUNDLE_MONTHS,
    },
  },
  { id: 'F9.14-2 once', when: otherwise, then: { price: 'once', months: once } },
] as const satisfies readonly Rule<ValuedLine, Value>[];

/**
 * Yearly value of one piece of a row (F9.14-2), without the rows nested in it.
 *
 * @returns null where that price is missing: never 0
 */
export function yearlyValue(item: CartRow, financing: Financing | null, realm: Realm): Ore | null {
  const { monthly, upfront, firstInvoice } = itemPriceOf(item, realm);
  const reduced = (price: Ore | undefined, discount = ZERO): Ore | null =>
    price === undefined ? null : subtractOre(price, discount);
  const invoiced = reduced(firstInvoice);
  const facts: ValuedLine = {
    item,
    financing,
    monthly: reduced(monthly, item.discount?.value.monthly),
    firstInvoice: invoiced,
    once: reduced(upfront, item.discount?.value.upfront) ?? invoiced,
  };
  const { price, months } = firstMatch<ValuedLine, Value>(YEARLY_VALUES, facts);
  const amount = facts[price];
  return amount === null ? null : timesOre(amount, months(facts));
}

export interface NamedService {
  /** Service code. */
  readonly code: string;
  readonly name: string;
  /** Months from the start in which nothing is paid; absent: the name may say it. */
  readonly freeMonths?: number | undefined;
}

/** \s: the spaces of a name may be non-breaking. */
const FREE_MONTHS = /2\smd\. gratis/i;

const freeMonthsOf = ({ name, freeMonths = FREE_MONTHS.test(name) ? 2 : 0 }: NamedService): number => freeMonths;

/** Paid months in the yearly value of a service (F9.14-1, F9.14-2); the first match wins. */
export const SERVICE_MONTHS = [
  { id: 'F9.14-2', when: ({ code }) => code.includes('DATA_SIM'), then: () => 11 },
  { id: 'F9.14-1 agreement', when: ({ code }) => /SWITCH_4|INSURLS4U/.test(code), then: () => 24 },
  {
    id: 'F9.14-1 free',
    when: (facts) => freeMonthsOf(facts) > 0,
    then: (facts) => Math.max(0, 12 - freeMonthsOf(facts)),
  },
  { id: 'F9.14-1 year', when: otherwise, then: () => 12 },
] as const satisfies readonly Rule<NamedService, (facts: NamedService) => number>[];

/** Months that a service is paid for in a year; 12 for insurances S to XXL and SWITCH and for any other service. */
export const serviceMonths = (facts: NamedService): number =>
  firstMatch<NamedService, (facts: NamedService) => number>(SERVICE_MONTHS, facts)(facts);
