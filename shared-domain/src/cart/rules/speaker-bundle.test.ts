import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { isSpeakerBundle } from './speaker-bundle';

const ID = 'FJELL_X_MAX_2025.COM12LOUDSPEAKER2';
const [entry] = aBundleCart().cart.subscriptions;
const [bundle] = aBundleCart().subscriptions;
if (!entry || !bundle) throw new Error('The builder makes a bundle');

test.each([
  ['a plan of its own', aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION', id: ID })] } }), true],
  [
    'a nested draft',
    aCart({ cart: { content: [aBundleItem({ items: [aNestedItem({ type: 'SUBSCRIPTION_DRAFT', id: ID })] })] } }),
    true,
  ],
  ['an entry of the cart', aCart({ cart: { subscriptions: [{ ...entry, id: ID }] } }), true],
  ['a bundle beside the cart', aCart({ subscriptions: [{ ...bundle, id: ID }] }), true],
  ['goods with that id', aCart({ cart: { content: [aCartItem({ id: ID })] } }), false],
  ['other plans', aBundleCart(), false],
])('[F5.1-7] %s', (_, cart, expected) => {
  expect(isSpeakerBundle(cart)).toBe(expected);
});
