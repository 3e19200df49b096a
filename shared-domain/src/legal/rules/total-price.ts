import {
  type CartAnswer,
  type CartItem,
  type Financing,
  isSubscriptionType,
  itemPriceOf,
  leaseMonths,
  statedTotal,
} from '../../cart';
import { SWITCH_MONTHS } from '../../catalogue';
import { isWithoutVat, type Realm } from '../../contracts/realm';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import { addOre, type Ore, timesOre } from '../../money';
import type { DeviceAlone, DeviceWithPlan, LegalText } from '../model';

/** Months that a plan is bound for, and what it costs in them. */
export interface PlanCommitment {
  readonly months: number;
  readonly total: Ore;
}

/** A device bought with a plan, on the product page or in the cart. */
export interface PurchaseCost {
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

type ToText = (facts: PurchaseCost) => LegalText | null;

/**
 * The least that a device and its plan cost (F9.2-9, F9.3-2): the device, and the plan for as long as it is bound, also with a longer lease.
 * Null where the price of the device is not known.
 */
export const minimumTotal = ({ deviceTotal, plan }: Pick<PurchaseCost, 'deviceTotal' | 'plan'>): Ore | null =>
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
  ({ type, financing }: PurchaseCost): boolean =>
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
] as const satisfies readonly Rule<PurchaseCost, ToText>[];

/** The legally required total price (F9.3-1..8); null when there is none to state, or a price that it needs is missing: never 0. */
export const legalTotalPrice = (facts: PurchaseCost): LegalText | null =>
  firstMatch<PurchaseCost, ToText>(TOTAL_PRICES, facts)(facts);

/** F9.3-1; a leased accessory is of the 'other' kind. */
const DEVICE_TYPES: ReadonlySet<string> = new Set([
  'HANDSET',
  'HANDSET-PREOWNED',
  'WEARABLE',
  'CONNECTED_DEVICE',
  'TABLET',
  'MODEM',
  'ACCESSORY',
]);

/** Months of the plan with a device, where the cart names no others (F9.3-2). */
const DEVICE_MONTHS = 12;

/** The bundle whose legal text is shown (F6-6). */
const legalBundle = ({ subscriptions }: CartAnswer): CartAnswer['subscriptions'][number] | null =>
  subscriptions.find(({ isLegal }) => isLegal) ?? null;

const deviceOf = ({ cart }: CartAnswer, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && DEVICE_TYPES.has(item.type)) ?? null;

/** Null: not stated on the realm's basis, which must be that of the device. */
function monthlyOf({ price: { monthly } }: CartAnswer['subscriptions'][number], realm: Realm): Ore | null {
  return isWithoutVat(realm) ? (monthly.amountSubscriptionWithoutVAT ?? null) : monthly.amountSubscription;
}

/** As the row of the plan states it, so that the text agrees with the cart's own sum; else by its months (F9.3-2). */
function commitmentOf(
  bundle: CartAnswer['subscriptions'][number],
  device: CartItem,
  realm: Realm,
): PlanCommitment | null {
  const months = bundle.bindingMonths ?? DEVICE_MONTHS;
  const monthly = monthlyOf(bundle, realm);
  const plan = device.items.find(({ type }) => isSubscriptionType(type));
  const total = (plan && statedTotal(plan, realm)) ?? (monthly === null ? null : timesOre(monthly, months));
  return total === null ? null : { months, total };
}

/** The legal total price of a cart (F9.3); null: no legal bundle with a code, nothing to state, or a price that it needs is missing. */
export function cartTotalPrice(answer: CartAnswer): LegalText | null {
  const bundle = legalBundle(answer);
  const device = bundle?.code ? deviceOf(answer, bundle.id) : null;
  const plan = bundle && device && commitmentOf(bundle, device, answer.realm);
  if (!bundle?.financing || !device || !plan) return null;
  return legalTotalPrice({
    type: device.type,
    financing: bundle.financing,
    deviceTotal: statedTotal(device, answer.realm) ?? null,
    deviceMonthly: itemPriceOf(device, answer.realm).monthly ?? null,
    plan,
  });
}

/**
 * Whether the legal bundle is a lease without a code (F8-22): its total price cannot be stated, which is worth a warning. A subscription that
 * the customer keeps has none, and is no part of the price.
 */
export function isLegalBundleIncomplete(answer: CartAnswer): boolean {
  const bundle = legalBundle(answer);
  const isKept = answer.cart.subscriptions.some(
    ({ id, keepExistingSubscription }) => id === bundle?.id && keepExistingSubscription,
  );
  return bundle !== null && !bundle.code && !isKept && bundle.financing?.type === 'lease';
}
