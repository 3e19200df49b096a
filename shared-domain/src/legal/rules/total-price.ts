import { type Financing, leaseMonths } from '../../cart';
import { SWITCH_MONTHS } from '../../catalogue';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import { addOre, type Ore, timesOre } from '../../money';
import type { DeviceAlone, DeviceWithPlan, LegalText } from '../model';

/** Months that a plan is bound for, and what it costs in them. */
export interface PlanCommitment {
  readonly months: number;
  readonly total: Ore;
}

/** A device bought with a plan, on the product page or in the cart. */
export interface TotalPriceFacts {
  /** Type of the device. */
  readonly type: string;
  readonly financing: Financing;
  /** All that is paid for the device; null where it is not known: then no text may state it. */
  readonly deviceTotal: Ore | null;
  /** Null where the device has no monthly price. */
  readonly deviceMonthly: Ore | null;
  /** The plan as it is bought with the device. */
  readonly plan: PlanCommitment;
}

type ToText = (facts: TotalPriceFacts) => LegalText | null;

/**
 * The least that a device and its plan cost (F9.2-9, F9.3-2): the device, and the plan for as long as it is bound, also with a longer lease.
 * Null where the price of the device is not known.
 */
export const minimumTotal = ({ deviceTotal, plan }: Pick<TotalPriceFacts, 'deviceTotal' | 'plan'>): Ore | null =>
  deviceTotal === null ? null : addOre(deviceTotal, plan.total);

const deviceAndPlan =
  (device: DeviceWithPlan): ToText =>
  (facts) => {
    const total = minimumTotal(facts);
    return total === null ? null : { key: 'deviceAndPlan', values: { device, months: facts.plan.months, total } };
  };

const deviceAlone =
  (device: DeviceAlone): ToText =>
  ({ deviceTotal: total, financing }) =>
    total === null ? null : { key: 'deviceAlone', values: { device, months: leaseMonths(financing), total } };

const leaseAndPlan: ToText = (facts) => {
  const total = minimumTotal(facts);
  return total === null ? null : { key: 'leaseAndPlan', values: { months: leaseMonths(facts.financing), total } };
};

const switchedPhone: ToText = ({ deviceMonthly }) =>
  deviceMonthly === null
    ? null
    : { key: 'switchedPhone', values: { months: SWITCH_MONTHS, total: timesOre(deviceMonthly, SWITCH_MONTHS) } };

const isLeased =
  (...types: readonly string[]) =>
  ({ type, financing }: TotalPriceFacts): boolean =>
    financing.type === 'lease' && types.includes(type);

/** F9.3-2..8; the first match wins. Only lease and switch have a text: an upfront price and an equipment agreement state all. */
export const TOTAL_PRICES = [
  { id: 'F9.3-2', when: isLeased('HANDSET', 'HANDSET-PREOWNED'), then: deviceAndPlan('phone') },
  { id: 'F9.3-3', when: isLeased('TABLET'), then: deviceAndPlan('tablet') },
  { id: 'F9.3-4', when: isLeased('MODEM'), then: deviceAndPlan('router') },
  { id: 'F9.3-5', when: isLeased('WEARABLE'), then: deviceAlone('watch') },
  { id: 'F9.3-6', when: isLeased('CONNECTED_DEVICE'), then: deviceAlone('smartHome') },
  { id: 'F9.3-7', when: ({ financing }) => financing.type === 'lease', then: leaseAndPlan },
  { id: 'F9.3-8', when: ({ financing }) => financing.type === 'switch', then: switchedPhone },
  { id: 'F9.3-1', when: otherwise, then: () => null },
] as const satisfies readonly Rule<TotalPriceFacts, ToText>[];

/** The legally required total price (F9.3-1..8); null when there is none to state, or a price that it needs is missing: never 0. */
export const legalTotalPrice = (facts: TotalPriceFacts): LegalText | null =>
  firstMatch<TotalPriceFacts, ToText>(TOTAL_PRICES, facts)(facts);
