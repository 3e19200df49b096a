import { useEffect, useRef } from 'react';
import { type CartAnswer, EXTEND_ORDER, isExtensionDue } from 'shared-domain/cart';
import { isLegalBundleIncomplete } from 'shared-domain/legal';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { dismissRefusal, updateCart } from 'shared-domain/stores/cart-store';
import { saveCart } from '../data/saved-cart';

/** What happens beside a cart that is looked at: its order gets another day when it needs one (F4.1-3), and what it holds is kept. */
export function useCartUpkeep(answer: CartAnswer | null): void {
  useEffect(() => {
    if (answer) saveCart(answer, Date.now());
  }, [answer]);

  // Once for each time that the order ends: a failed call is not repeated.
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!answer || asked.current === answer.expiresAt || !isExtensionDue(answer, Date.now())) return;
    asked.current = answer.expiresAt;
    // No one asked for it, so its failure is no message.
    void updateCart(EXTEND_ORDER).then(({ ok }) => !ok && dismissRefusal());
  }, [answer]);

  const isIncomplete = answer !== null && isLegalBundleIncomplete(answer);
  useEffect(() => {
    if (isIncomplete) reportWarning('A lease without a code: its total price cannot be stated', { where: 'cart' });
  }, [isIncomplete]);
}
