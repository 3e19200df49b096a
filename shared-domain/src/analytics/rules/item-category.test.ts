import type { CART_ITEM_TYPES } from '../../cart';
import { resolveCategory } from './item-category';

const CASES: Readonly<Record<(typeof CART_ITEM_TYPES)[number], string>> = {
  ACCESSORY: 'accessory',
  BREAKAGE_FEE: 'fee',
  CONNECTED_DEVICE: 'connected-device',
  DELIVERY: 'delivery',
  HANDSET: 'handset',
  'HANDSET-PREOWNED': 'handset-preowned',
  MBB: 'modem',
  MODEM: 'modem',
  NEW_NUMBER: 'number',
  RESWITCH_EXISTING_HARDWARE: 'reswitch',
  RESWITCH_PLACEHOLDER: 'reswitch',
  ROUTER: 'modem',
  SERVICE: 'service',
  SIM: 'sim',
  SPECIALPRODUCT: 'special-product',
  SUBSCRIPTION: 'subscription',
  SUBSCRIPTION_DRAFT: 'subscription',
  SWITCH_BREAKAGE_FEE: 'fee',
  SWITCH_REMAINING_COST: 'fee',
  TABLET: 'tablet',
  TRANSFER: 'number',
  VOUCHER: 'voucher',
  WEARABLE: 'wearable',
  WEBDEAL: 'webdeal',
};

test.each(Object.entries(CASES))('[F3.1-16, F3.1-17] %s is sent as %s', (type, category) => {
  expect(resolveCategory(type)).toEqual({ ok: true, value: category });
});

test.each(['SOMETHING_NEW', 'constructor', 'handset', ''])(
  '[F8-16] an unknown type (%s) is a message, not an exception',
  (type) => {
    expect(resolveCategory(type)).toEqual({ ok: false, failure: `Unhandled product type: ${type}` });
  },
);
