import { type CartAnswer, type CartItem, itemPriceOf } from '../../cart';
import { totalPriceText } from './total-price-text';

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

/** The bundle whose legal text is shown (F6-6). */
const legalBundle = ({ subscriptions }: CartAnswer): CartAnswer['subscriptions'][number] | null =>
  subscriptions.find(({ isLegal }) => isLegal) ?? null;

const deviceOf = ({ cart }: CartAnswer, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && DEVICE_TYPES.has(item.type)) ?? null;

/** The total-price text of a cart (F9.3); null: no legal bundle with a code, nothing to state, or a price that it needs is missing. */
export function cartTotalPriceText(answer: CartAnswer): string | null {
  const bundle = legalBundle(answer);
  const device = bundle?.code ? deviceOf(answer, bundle.id) : null;
  if (!bundle?.financing || !device) return null;
  return totalPriceText({
    type: device.type,
    financing: bundle.financing,
    deviceTotal: device.price.total ?? null,
    deviceMonthly: itemPriceOf(device, answer.realm).monthly ?? null,
    planMonthly: bundle.price.monthly.amountSubscription,
  });
}

/** F8-22: a legal bundle without a code whose financing is lease is odd enough to warn of. */
export function isLegalBundleIncomplete(answer: CartAnswer): boolean {
  const bundle = legalBundle(answer);
  return bundle !== null && !bundle.code && bundle.financing?.type === 'lease';
}
