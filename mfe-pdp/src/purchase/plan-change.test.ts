import type { CartAnswer } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aNestedItem } from 'shared-domain/cart/testing';
import { aPlanPrice } from 'shared-domain/catalogue/testing';
import { ZERO } from 'shared-domain/money';
import { anOffering } from 'shared-domain/subscription/testing';
import { aPricedVariant, BASIC, MAX } from '../testing/build-page';
import { boughtPlanCode, planChange, type PlanPage } from './plan-change';

type Chosen = PlanPage['purchase'];

const chosen = (offeringCode: string, change: Partial<Chosen> = {}): Chosen => ({
  methods: [],
  method: null,
  option: 'lease24',
  needsPlan: true,
  plans: [],
  plan: {
    offering: anOffering({ offeringCode }),
    device: aPlanPrice({ mainOfferingCode: `${offeringCode}.COM12PURP20` }),
    monthlyTotal: ZERO,
  },
  hasYouthPlans: false,
  ...change,
});
const page = (purchase: Chosen, change: Partial<PlanPage> = {}): PlanPage => ({
  variant: aPricedVariant(),
  purchase,
  cartId: 'bundle-1',
  isPlanChosen: true,
  ...change,
});
const own = (isKept: boolean, phoneNumber = '90000001') => ({ own: { existing: { phoneNumber, isKept } } });
/** The plan of the number 90000001 is changed to Basic with the device. */
const changedNumber = aBundleCart({
  cart: { content: [aBundleItem({ items: [aNestedItem({ phoneNumber: '90000001' })] })] },
});
const [entry] = aBundleCart().cart.subscriptions;
const keptPlan = aBundleCart({
  cart: {
    content: [aBundleItem({ items: [] })],
    subscriptions: entry ? [{ ...entry, keepExistingSubscription: true }] : [],
  },
});
const toMax = { update: { pricePlan: MAX, isForBundle: true, isKeepExisting: false, cartItemId: 'bundle-1' } };

test.each<[string, CartAnswer | null, PlanPage, object | null]>([
  ['another plan', aBundleCart(), page(chosen(MAX)), toMax],
  ['another plan for the changed number', changedNumber, page(chosen(MAX, own(false))), toMax],
  [
    'the own plan of that number after all',
    changedNumber,
    page(chosen(MAX, own(true))),
    { update: { pricePlan: '', isForBundle: true, isKeepExisting: true, cartItemId: 'bundle-1' } },
  ],
  ['the plan of the cart', aBundleCart(), page(chosen(`${BASIC}.TLF12PLEAS`)), null],
  ['the page’s default plan', aBundleCart(), page(chosen(MAX), { isPlanChosen: false }), null],
  ['a plan for another number', changedNumber, page(chosen(MAX, own(false, '90000002'))), null],
  ['a new plan instead of a changed one', changedNumber, page(chosen(MAX)), null],
  ['a new plan instead of a kept one', keptPlan, page(chosen(MAX)), null],
  ['no plan, at the full price', aBundleCart(), page(chosen(MAX, { option: 'upfront', needsPlan: false })), null],
  ['a device that has no bundle', aCart(), page(chosen(MAX)), null],
  ['a cart that is not known', null, page(chosen(MAX)), null],
])('[P7-13, F7.1-13] %s', (_, cart, shown, expected) => {
  expect(planChange(cart, shown)).toEqual(expected);
});

test('[P3-17] the plan of the cart is no change by the code that it is ordered by either', () => {
  const offering = anOffering({ offeringCode: BASIC, overrideOfferingCode: `${BASIC}+HOST` });
  const plan = { offering, device: aPlanPrice(), monthlyTotal: ZERO };
  expect(boughtPlanCode(chosen(BASIC, { plan }))).toBe('FJELL_X_BASIC_2025_2+HOST');
  expect(planChange(aBundleCart(), page(chosen(BASIC, { plan })))).toBeNull();
});

test('[P3-12] with commitment a plan is bought by the code of its offer that binds', () => {
  expect(boughtPlanCode(chosen(MAX))).toBe(MAX);
  expect(boughtPlanCode(chosen(MAX, { option: 'lease24commitment' }))).toBe(`${MAX}.COM12PURP20`);
  expect(boughtPlanCode(chosen(MAX, { plan: null }))).toBeNull();
});
