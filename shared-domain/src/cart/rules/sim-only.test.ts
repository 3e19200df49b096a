import { HARDWARE_TYPES } from '../model';
import { aBundleCart, aCart, aCartItem } from '../testing';
import { isSimOnly } from './sim-only';

const plan = aCartItem({ type: 'SUBSCRIPTION' });

test.each([...HARDWARE_TYPES])('[F5.1-3] a plan beside %s is not sim-only', (type) => {
  expect(isSimOnly(aCart({ cart: { content: [plan, aCartItem({ type })] } }))).toBe(false);
});

test('[F5.1-3] plans, drafts, or subscriptions named beside the rows; never an empty cart', () => {
  expect(isSimOnly(aCart({ cart: { content: [plan] } }))).toBe(true);
  expect(isSimOnly(aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION_DRAFT' })] } }))).toBe(true);
  expect(isSimOnly(aBundleCart({ cart: { content: [] } }))).toBe(true);
  expect(isSimOnly(aCart({ cart: { content: [] } }))).toBe(false);
});
