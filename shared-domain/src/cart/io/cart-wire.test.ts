import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import { toOre } from '../../money';
import { aBundleCart, aCart, aCartItem } from '../testing';
import { cartAnswerSchema, cartItemSchema } from './cart-wire';
import { numberChoiceSchema } from './number-choice-wire';

test('[F3.1-3, F3.1-10] a missing quantity is 1', () => {
  const { quantity: _, ...rest } = aCartItem();
  expect(v.parse(cartItemSchema, { ...rest, quantity: { modifiable: true, removable: false } }).quantity).toEqual({
    value: 1,
    modifiable: true,
    removable: false,
  });
});

test('[F3.1-8, F3.1-11] subtitle, struck text and badges are taken over; unknown fields are not', () => {
  const item = {
    ...aCartItem(),
    subtitle: ['Med kabel'],
    lineThrough: '399,-',
    discount: {
      isUniqueDiscount: false,
      value: { upfront: toOre(50) },
      handsetDiscountText: 'x',
      types: [{ text: 'y', lozengeStatus: 'new' }],
    },
  };
  expect(v.parse(cartItemSchema, { ...toWire(cartItemSchema, item), other: 1 })).toEqual(item);
});

test('[F3.2-2] a delivery row needs no more than its value', () => {
  expect(v.parse(cartAnswerSchema, { ...aCart(), delivery: { value: '59,-' } }).delivery).toEqual({ value: '59,-' });
});

test.each([
  ['new', true],
  ['existing', true],
  ['port_in', true],
  ['transfer', true],
  ['neworportin', true],
  ['other', false],
])('[F3.1-19, F3.9-3] a number that is %s: %s', (type, isKnown) => {
  expect(v.safeParse(numberChoiceSchema, { phoneNumber: { check: { type } } }).success).toBe(isKnown);
});

test('[P3-28, P3-29, P3-30, F3.1-2] a cart is read with its lines, bundles and the swap that is under way', () => {
  const reSwitch = { name: 'Nova 9', phoneNumber: '91234567' };
  const answer = v.parse(cartAnswerSchema, {
    ...toWire(cartAnswerSchema, aBundleCart()),
    reSwitch,
    customerTypeGet: 'existing',
    errorMessage: 'Utsolgt',
  });
  expect(answer).toMatchObject({
    orderRef: 'order-1',
    realm: 'B2C',
    reSwitch,
    customerTypeGet: 'existing',
    errorMessage: 'Utsolgt',
  });
  expect(answer.cart.content[0]).toMatchObject({
    type: 'HANDSET',
    bundleId: 'bundle-1',
    price: { total: 1_298_400 },
    items: [{ id: 'FJELL_X_BASIC_2025_2', type: 'SUBSCRIPTION' }],
  });
  expect(answer.cart.subscriptions[0]).toMatchObject({
    id: 'bundle-1',
    code: 'FJELL_X_BASIC_2025_2',
    financing: { type: 'lease', duration: 24 },
    keepExistingSubscription: false,
  });
  expect(answer.cart.content[1]).toMatchObject({
    type: 'ACCESSORY',
    price: { upfront: 34_900 },
    quantity: { value: 1, modifiable: true, removable: true },
  });
});
