import { type CartAnswer, type CartItem, isSubscriptionType, itemPriceOf, statedTotal } from '../../cart';
import { isWithoutVat, type Realm } from '../../contracts/realm';
import { type Ore, timesOre } from '../../money';
import type { LegalText } from '../model';
import { legalTotalPrice, type PlanCommitment } from './total-price';

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
