import { resolveUpdateRealm } from './update-realm';

test.each([
  ['new goods belong to their page', { update: { accessorySku: 'A' } }, '/bedrift/mobiltelefoner/', 'B2C', 'B2B'],
  [
    'a change belongs to the order',
    { update: { accessorySku: 'A', cartItemId: '1', quantity: 2 } },
    '/handlekurv/',
    'B2B',
    'B2B',
  ],
  ['a removal belongs to the order', { remove: { cartItemId: '1' } }, '/', 'UKKO', 'UKKO'],
  ['without an order the page decides', { empty: true }, '/bedrift/', null, 'B2B'],
] as const)('[F7.1-5] %s', (_, input, pathname, orderRealm, expected) => {
  expect(resolveUpdateRealm(input, pathname, orderRealm)).toBe(expected);
});
