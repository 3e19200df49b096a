import type { CartUpdateInput } from '../model';
import { isQuantityChange, isSameQuantity, isSuperseded } from './superseded';

const quantityOf = (cartItemId: string, quantity: number): CartUpdateInput => ({
  update: { accessorySku: 'KVI-LADER-45', cartItemId, quantity },
});
const addition: CartUpdateInput = { update: { accessorySku: 'KVI-LADER-45', quantity: 2 } };
const removal: CartUpdateInput = { remove: { cartItemId: 'line-1' } };

test.each<[string, CartUpdateInput, boolean]>([
  ['a quantity of a row', quantityOf('line-1', 2), true],
  ['an addition', addition, false],
  ['an insurance of a row', { update: { serviceCode: 'TRYGG', cartItemId: 'line-1' } }, false],
  ['a removal', removal, false],
])('%s sets a row’s quantity: %#', (_, input, expected) => {
  expect(isQuantityChange(input)).toBe(expected);
});

test.each<[string, CartUpdateInput, CartUpdateInput, boolean]>([
  ['the quantity of a row by its next one', quantityOf('line-1', 2), quantityOf('line-1', 5), true],
  ['the quantity of another row', quantityOf('line-2', 2), quantityOf('line-1', 5), false],
  ['one addition by another', addition, addition, false],
  ['a removal by its undoing', removal, { restore: { cartItemId: 'line-1' } }, true],
  ['an undoing by a removal', { restore: { cartItemId: 'line-1' } }, removal, false],
  ['an addition by emptying', addition, { empty: true }, true],
  ['a quantity by an extension', quantityOf('line-1', 2), { extend: true }, false],
])('superseded is %s: %#', (_, earlier, later, expected) => {
  expect(isSuperseded(earlier, later)).toBe(expected);
  expect(isSameQuantity(earlier, later)).toBe(expected && isQuantityChange(earlier) && isQuantityChange(later));
});
