import { itemPriceOf, type CartAnswer, type CartItem } from '../../cart';
import { toOre, ZERO } from '../../money';
import { totalPriceText } from './total-price-text';

/** F9.3-1; a leased accessory is of the 'other' kind. */
const DEVICE_TYPES: ReadonlySet<string> = new Set([
  'HANDSET', 'HANDSET-PREOWNED', 'WEARABLE', 'CONNECTED_DEVICE', 'TABLET', 'MODEM', 'ACCESSORY',
]);


/** The bundle whose legal text is shown (F6-6). */
const legalBundle = ({ subscriptions }: CartAnswer): CartAnswer['subscriptions'][number] | null => subscriptions.find(({ isLegal }) => isLegal) ?? null;

const deviceOf = ({ cart }: CartAnswer, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && DEVICE_TYPES.has(item.type)) ?? null;

/** The total-price text of a cart (F9.3), or null: no legal bundle with a code, or nothing to state. */
export function cartTotalPriceText(answer: CartAnswer): string | null {
  const bundle = legalBundle(answer);
  const device = bundle?.code ? deviceOf(answer, bundle.id) : null;
  if (!bundle?.financing || !device) return null;
  return totalPriceText({
    type: device.type,
    financing: bundle.financing,
    deviceTotal: toOre(device.price.total ?? 0),
    deviceMonthly: itemPriceOf(device, answer.realm).monthly ?? ZERO,
    planMonthly: toOre(bundle.price.monthly.amountSubscription),
  });
}

/** F8-22: a lease without a code is odd enough to warn of. */
export function isLegalBundleIncomplete(answer: CartAnswer): boolean {
  const bundle = legalBundle(answer);
  return bundle !== null && !bundle.code && bundle.financing?.type === 'lease';
}
