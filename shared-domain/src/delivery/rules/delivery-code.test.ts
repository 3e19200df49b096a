import { DELIVERY_CODES, isAccessoryOnly, toDeliveryCode } from './delivery-code';

test.each(DELIVERY_CODES)('[P3-36, F3.8-2] the type %s is its own code', (code) => {
  expect(toDeliveryCode(code)).toBe(code);
});

test('[P3-36, F3.8-2] the codes of product page, lists and cart', () => {
  expect([...DELIVERY_CODES].sort()).toEqual(
    (
      'BUSN_PRC CARRYON_DOOR CARRYON_EXP CARRYON_EXP_FREE CARRYON_POST CARRYON_POST_BRING HH_express LETTER PICK_UP_IN_SHOP PICK_UP_POINT ' +
      'PICK_UP_POINT_BRING PICK_UP_POINT_BRING_ACC PROGRESS_BAR'
    ).split(' '),
  );
});

test.each([
  ['webshop.PICK_UP_POINT_BRING', 'PICK_UP_POINT_BRING'],
  ['CARRYON_EXP_FREE (b2c)', 'CARRYON_EXP_FREE'],
  ['b2c_CARRYON_POST_BRING_1', 'CARRYON_POST_BRING'],
  ['PICK_UP_POINT_NEW', 'PICK_UP_POINT'],
  ['NEWSLETTERS', null],
  ['LETTERS', null],
  ['9LETTER', null],
  ['DRONE', null],
  ['', null],
])('[P3-35, P3-36] the type %j contains the code %s', (type, code) => {
  expect(toDeliveryCode(type)).toBe(code);
});

test.each([
  ['PICK_UP_POINT_BRING_ACC', true],
  ['b2c.LETTER_ACC', true],
  ['CARRYON_DOOR', false],
  ['ACCESSORY', false],
])('[P3-36, F3.8-2] %s is for accessories only: %s', (type, expected) => {
  expect(isAccessoryOnly(type)).toBe(expected);
});
