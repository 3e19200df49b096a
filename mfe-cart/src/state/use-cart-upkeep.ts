import { useEffect } from 'react';
import { type CartAnswer, EXTEND_ORDER } from 'shared-domain/cart';
import { isLegalBundleIncomplete } from 'shared-domain/legal';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import { dismissRefusal, updateCart } from 'shared-domain/stores/cart-store';
import { saveCart } from '../data/saved-cart';
import { isExtensionDue } from '../rules/kept-cart';

const HALF_DAY_MS = 12 * 3_600_000;
/** Extensions that this page has asked for: at most one for an order in half a day, whatever the answers say. */
const asked = new Set<string>();

/** What happens beside a cart that is looked at: its order gets another day when it needs one (F4.1-3), and what it holds is kept. */
export function useCartUpkeep(answer: CartAnswer | null): void {
  useEffect(() => {
    if (answer) saveCart(answer);
  }, [answer]);

  useEffect(() => {
    const nowMs = serverNowMs();
    if (!answer?.orderRef || nowMs === null || !isExtensionDue(answer, nowMs)) return;
    const extension = `${answer.orderRef} ${Math.floor(nowMs / HALF_DAY_MS)}`;
    if (asked.has(extension)) return;
    asked.add(extension);
    // No one asked for it, so its failure is no message.
    void updateCart(EXTEND_ORDER).then(({ ok }) => !ok && dismissRefusal());
  }, [answer]);

  const isIncomplete = answer !== null && isLegalBundleIncomplete(answer);
  useEffect(() => {
    if (isIncomplete) reportWarning('A lease without a code: its total price cannot be stated', { where: 'cart' });
  }, [isIncomplete]);
}
