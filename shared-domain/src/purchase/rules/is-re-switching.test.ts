import { aCart } from '../../cart/testing';
import { isReSwitching, swapOf } from './is-re-switching';

const reSwitch = { name: 'Aurora 4', phoneNumber: '+4790012345' };

test.each([
  ['a consumer who swaps', aCart({ reSwitch }), reSwitch],
  ['a consumer who does not', aCart(), null],
  ['a business', aCart({ realm: 'B2B', reSwitch }), null],
  ['no cart yet', null, null],
])('[P6-13, P3-29] the swap of %s', (_, cart, expected) => {
  expect(swapOf(cart)).toEqual(expected);
  expect(isReSwitching(cart)).toBe(expected !== null);
});
