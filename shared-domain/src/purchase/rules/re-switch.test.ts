import { aCart } from '../../cart/testing';
import { ABORT_SWITCH, isReSwitching, swapOf, switchBanner } from './re-switch';

describe('re switch', () => {
  const reSwitch = { name: 'Aurora 4', phoneNumber: '+4790012345' };

  test('[P2-47, P6-13] the banner names the phone and its number', () => {
    expect(switchBanner(aCart({ reSwitch }))).toEqual({
      text: { key: 'swapping', values: { phone: 'Aurora 4', phoneNumber: '900 12 345' } },
      abortText: { key: 'abortSwap' },
    });
  });

  test.each([
    ['a consumer who swaps', aCart({ reSwitch }), true],
    ['a consumer who does not', aCart(), false],
    ['a business', aCart({ realm: 'B2B', reSwitch }), false],
    ['no cart yet', null, false],
  ])('[P6-13] reSwitch of %s', (_, cart, expected) => {
    expect(switchBanner(cart) !== null).toBe(expected);
  });

  test('[P2-47, P4-52, F7.1-8] aborting empties the order, then reloads the page', () => {
    expect(ABORT_SWITCH).toEqual([{ kind: 'update-cart', input: { empty: true } }, { kind: 'reload-page' }]);
  });
});

describe('is re switching', () => {
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
});
