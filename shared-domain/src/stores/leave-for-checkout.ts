/** 'Gå til kassen': the checkout shows what the shop keeps, so whoever leaves for it waits until that is what the cart shows. */
import { type MouseEvent, useState } from 'react';
import { CART_ANSWER_AWAITED } from 'shared-domain/cart';
import { cartStore, dismissRefusal } from 'shared-domain/stores/cart-store';

/** How long a press waits for the answers to earlier ones, in milliseconds. */
const WAIT_MS = 10_000;

/** @returns false: a change was refused, or has no answer in time; the store's `refusal` says which */
async function cartIsKept(): Promise<boolean> {
  const hasAnswers = new Promise<boolean>((resolve) => {
    const end = cartStore.subscribe(({ pending, refusal }) => {
      if (pending) return;
      end();
      if (refusal === CART_ANSWER_AWAITED) dismissRefusal();
      resolve(refusal === null);
    });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      cartStore.setState({ refusal: CART_ANSWER_AWAITED });
      resolve(false);
    }, WAIT_MS);
  });
  return Promise.race([hasAnswers, isLate]).finally(() => clearTimeout(timer));
}

/**
 * Leaves at once, or when every change has its answer. The page stays where one was refused or has no answer in time.
 *
 * @param leave goes to the checkout
 * @param stay what else the page does when it stays; the store's `refusal` says why
 */
export async function leaveForCheckout(leave: () => void, stay: () => void = () => undefined): Promise<void> {
  const isKept = !cartStore.getState().pending || (await cartIsKept());
  (isKept ? leave : stay)();
}

export interface CheckoutWay {
  /** The press waits. */
  readonly loading: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The behaviour of a link to the checkout: while nothing is pending it is an ordinary link. @param stay as above */
export function useCheckoutWay(stay?: () => void): CheckoutWay {
  const [loading, setLoading] = useState(false);
  const onClick: CheckoutWay['onClick'] = (event) => {
    if (!loading && !cartStore.getState().pending) return;
    event.preventDefault();
    if (loading) return;
    const { href } = event.currentTarget;
    setLoading(true);
    void leaveForCheckout(() => window.location.assign(href), stay).finally(() => setLoading(false));
  };
  return { loading, onClick };
}
