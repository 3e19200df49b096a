import { type CartAnswer, itemName } from 'shared-domain/cart';
import { updateUkkoCart } from 'shared-domain/cart/io';
import { toUkkoCartUpdate } from 'shared-domain/purchase';
import { emit } from 'shared-domain/runtime/event-bus';
import { recordFact } from 'shared-domain/stores/analytics-log';
import { adoptCart, cartStore } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { agreementOffer } from '../data/agreement-offer';
import type { PurchasePage } from '../data/purchase-page';
import { agreementTexts as texts } from '../texts/agreement-nb';

/**
 * Puts the chosen variant and length into the cart of the equipment agreement (P6-15, P7-4), which the page shows from then on.
 *
 * @returns the cart, with `errorMessage` when it refused; null when the call failed, which is logged and swallowed (P8-13): a toast says only
 *   that nothing was added
 */
export async function putIntoAgreement({ product, variant, purchase }: PurchasePage): Promise<CartAnswer | null> {
  const update = toUkkoCartUpdate(agreementOffer(variant, purchase.option) ?? {});
  const answer = update && (await updateUkkoCart(update));
  if (!answer) {
    showToast({ kind: 'error', text: texts.notOrdered });
    return null;
  }
  const before = cartStore.getState().cart;
  adoptCart(answer);
  if (answer.errorMessage) return answer;
  emit('shop:cart:line-added@1', { sku: variant.sku, name: itemName(product), quantity: 1 });
  if (before) recordFact({ kind: 'cart-changed', before, after: answer });
  return answer;
}
