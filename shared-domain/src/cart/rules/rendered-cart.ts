import type { CartAnswer } from '../model';

/** A cart as HTML may hold it: without the phone number of a swap that is under way (P3-29). Nothing personal is rendered. */
export const toRenderedCart = (cart: CartAnswer): CartAnswer =>
  cart.reSwitch ? { ...cart, reSwitch: { ...cart.reSwitch, phoneNumber: '' } } : cart;

/** Whether a rendered cart is all that there is to know; else the browser asks for the whole one. */
export const isRenderedWhole = ({ reSwitch }: Pick<CartAnswer, 'reSwitch'>): boolean => reSwitch?.phoneNumber !== '';
