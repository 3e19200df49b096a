import { type CartAnswer, isSubscriptionType, type ItemTree } from '../model';
import { flattenItems } from './find-item';

const SPEAKER_ICIM = 'COM12LOUDSPEAKER2';

/** Whether the cart holds the speaker bundle: the id of a subscription contains its icim (F5.1-7). Ids are read from entries, bundles and rows. */
export function isSpeakerBundle({ cart, subscriptions }: Pick<CartAnswer, 'cart' | 'subscriptions'>): boolean {
  const rows = flattenItems<ItemTree>(cart.content).filter(({ type }) => isSubscriptionType(type));
  return [...cart.subscriptions, ...subscriptions, ...rows].some(({ id }) => id.includes(SPEAKER_ICIM));
}
