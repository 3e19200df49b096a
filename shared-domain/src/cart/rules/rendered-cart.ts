import type { CartAnswer, CartRow } from '../model';
import { flattenItems } from './items';

type Content = CartAnswer['cart']['content'];

const withoutNumber = <Item extends { readonly phoneNumber?: string | undefined }>(item: Item): Item =>
  item.phoneNumber === undefined ? item : { ...item, phoneNumber: '' };

/** A cart for server-rendered HTML: without the phone numbers of a running swap (P3-29) and of changed plans, so that HTML holds nothing personal. */
export const toRenderedCart = (answer: CartAnswer): CartAnswer => ({
  ...answer,
  reSwitch: answer.reSwitch && withoutNumber(answer.reSwitch),
  cart: { ...answer.cart, content: answer.cart.content.map(withoutNumbers) },
});

const withoutNumbers = (item: Content[number]): Content[number] => ({
  ...withoutNumber(item),
  items: item.items.map((child) => ({ ...withoutNumber(child), items: child.items.map(withoutNumber) })),
});

/** Whether a rendered cart is complete; else the browser fetches the whole one. */
export const isRenderedWhole = ({ reSwitch, cart }: Pick<CartAnswer, 'reSwitch' | 'cart'>): boolean =>
  [reSwitch, ...flattenItems<CartRow>(cart.content)].every((each) => each?.phoneNumber !== '');
