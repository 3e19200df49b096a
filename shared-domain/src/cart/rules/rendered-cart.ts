import type { CartAnswer } from '../model';

/** A cart for server-rendered HTML: without the phone number of a running swap (P3-29), so that HTML holds nothing personal. */
export const toRenderedCart = (cart: CartAnswer): CartAnswer =>
  cart.reSwitch ? { ...cart, reSwitch: { ...cart.reSwitch, phoneNumber: '' } } : cart;

/** Whether a rendered cart is complete; else the browser fetches the whole one. */
export const isRenderedWhole = ({ reSwitch }: Pick<CartAnswer, 'reSwitch'>): boolean => reSwitch?.phoneNumber !== '';
