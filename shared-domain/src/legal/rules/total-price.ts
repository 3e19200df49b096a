import { type Financing, leaseMonths } from '../../cart';
import { SWITCH_MONTHS } from '../../catalogue';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import { addOre, type Ore, timesOre } from '../../money';
import type { DeviceAlone, DeviceWithPlan, LegalText } from '../model';

/** A device bought with a plan, on the product page or in the cart. */
export interface TotalPriceFacts {
  /** Type of the device. */
  readonly type: string;
  readonly financing: Financing;
  /** All that is paid for the device; null where it is not known: then no text may state it. */
  readonly deviceTotal: Ore | null;
  /** Null where the device has no monthly price. */
  readonly deviceMonthly: Ore | null;
  /** The plan each month, discounts taken off. */
  readonly planMonthly: Ore;
}

type ToText = (facts: TotalPriceFacts) => LegalText | null;

/** With 12 months of the plan, also for a 24-month lease: as the rule is written (F9.3-2). */
const totalWithPlan = ({ deviceTotal, planMonthly }: TotalPriceFacts): Ore | null =>
  deviceTotal === null ? null : addOre(deviceTotal, timesOre(planMonthly, 12));

const deviceAndPlan =
  (device: DeviceWithPlan): ToText =>
  (facts) => {
    const total = totalWithPlan(facts);
    return total === null ? null : { key: 'deviceAndPlan', values: { device, total } };
  };

const deviceAlone =
  (device: DeviceAlone): ToText =>
  ({ deviceTotal: total, financing }) =>
    total === null ? null : { key: 'deviceAlone', values: { device, months: leaseMonths(financing), total } };

const leaseAndPlan: ToText = (facts) => {
  const total = totalWithPlan(facts);
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
