import type { CartRow } from '../model';

/** Name of a row. One that begins with a number says nothing by itself: '15' is the Xiaomi 15. */
export const itemName = ({ name, brand }: Pick<CartRow, 'name' | 'brand'>): string =>
  brand && /^\d/.test(name) ? `${brand} ${name}` : name;
