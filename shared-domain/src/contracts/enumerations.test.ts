import {
  CHOICES,
  DISCOUNT_TYPES,
  FINANCING_TYPES,
  GROUP_TYPES,
  PHONE_CHECK_TYPES,
  PRODUCT_SUBTYPES,
} from './enumerations';

test.each([
  ['[F3.9-1, P3-11]', FINANCING_TYPES, 'switch, lease, reswitch, upfront, ukko'],
  ['[F3.9-2]', PRODUCT_SUBTYPES, 'NEW, PREOWNED'],
  ['[F3.9-3]', PHONE_CHECK_TYPES, 'new, existing, port_in, transfer, neworportin'],
  ['[F3.9-4]', GROUP_TYPES, 'group, group simplified, family, family simplified, simdeal'],
  [
    '[F3.9-5]',
    DISCOUNT_TYPES,
    'ADD_AMOUNT, ADD_FINAL, ADD_PERCENTAGE, MAIN_AMOUNT, MAIN_FINAL, MAIN_N_FOR_M, MAIN_PERCENTAGE',
  ],
  ['[F3.9-6]', CHOICES, 'one, two'],
])('%s the words of a closed list', (_, words, listed) => {
  expect(words).toEqual(listed.split(', '));
});
