import type { CartAnswer } from '../model';

/** Whether the cart can be emptied: it has items and the order is not paid (F4.1-5, F6-7). */
export const canEmptyCart = ({ hasPaid, cart }: Pick<CartAnswer, 'hasPaid' | 'cart'>): boolean =>
  !hasPaid && cart.content.length > 0;
