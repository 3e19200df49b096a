import type { Bundle, SubscriptionText } from '../model';
import { codePart } from './code-part';

/** Commitment of the loudspeaker bundle, which is sold while stocks last (F9.12-3). */
const LOUDSPEAKER = 'COM12LOUDSPEAKER2';
/** Prefix of SIM deals, followed by the device (F9.12-4). */
const SIM_DEAL = /^Web_BTL_SIM-deal_./;
const ONLINE_ONLY: ReadonlySet<string> = new Set(['MOBIL_X_UNG', 'X_START']);

/** Notes that must be shown with a bundle (F9.12-3, F9.12-4). */
export function bundleNotes({
  icim,
  discountCode = '',
  offeringCode,
}: Pick<Bundle, 'icim' | 'discountCode' | 'offeringCode'>): readonly SubscriptionText[] {
  const isOnlineOnly = SIM_DEAL.test(discountCode) && ONLINE_ONLY.has(codePart(offeringCode));
  return [
    ...(icim === LOUDSPEAKER ? [{ key: 'whileStocksLast' } as const] : []),
    ...(isOnlineOnly ? [{ key: 'onlineOnly' } as const] : []),
  ];
}
