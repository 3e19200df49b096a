import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { canMoveNumber } from './number-move';

const facts = { isLoggedIn: false, isForSale: true, plan: anOffering() };

test.each([
  ['a visitor’s new plan', {}, true],
  ['a plan with an amount of data', { plan: aDataOffering() }, true],
  ['a child’s plan', { plan: anOffering({ isBarnSubscription: true }) }, true],
  ['a customer who is logged in', { isLoggedIn: true }, false],
  ['a device that cannot be bought', { isForSale: false }, false],
  ['no new plan', { plan: false as const }, false],
  ['mobile broadband', { plan: anOffering({ type: 'MBB' }) }, false],
  ['a watch’s plan', { plan: anOffering({ offeringCode: 'FJELL_KLOKKE' }) }, false],
])('[P6-4] the number can be moved: %s', (_, change, expected) => {
  expect(canMoveNumber({ ...facts, ...change })).toBe(expected);
});
