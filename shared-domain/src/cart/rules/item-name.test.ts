import { itemName } from './item-name';

test.each([
  ['15', 'Xiaomi', 'Xiaomi 15'],
  ['400 Pro', 'HONOR', 'HONOR 400 Pro'],
  ['Aurora 5 Pro', 'Aurora', 'Aurora 5 Pro'],
  ['5G-ruter', undefined, '5G-ruter'],
])('%s of %s is %s', (name, brand, shown) => {
  expect(itemName({ name, brand })).toBe(shown);
});
