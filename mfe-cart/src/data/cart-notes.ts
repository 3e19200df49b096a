import { type CartAnswer, hasBundleWithoutSubscription } from 'shared-domain/cart';
import { subscriptionText } from 'shared-domain/subscription';
import { isSpeakerBundle } from '../rules/rows';
import { texts } from '../texts/nb';

/** What holds for the whole cart: the customer keeps their own plan (F5.1-6); an offer while stocks last (F5.1-7, F9.12-3). */
export function cartNotes(answer: CartAnswer): readonly string[] {
  const { content, subscriptions } = answer.cart;
  const keepsPlan =
    hasBundleWithoutSubscription(content) &&
    subscriptions.some(({ keepExistingSubscription }) => keepExistingSubscription);
  return [
    ...(keepsPlan ? [texts.keepsPlan] : []),
    ...(isSpeakerBundle(answer) ? [subscriptionText({ key: 'whileStocksLast' })] : []),
  ];
}
