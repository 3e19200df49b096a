import { subscriptionText } from 'shared-domain/subscription';
import { showTexts } from 'shared-domain/testing/index';
import { type PLAN_ACTION, type PlanPlace, resolvePlanAction } from './plan-action';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const plain: PlanPlace = { realm: 'B2C', isTryBuySubscription: false, pathname: '/mobilabonnement/' };
const tryBuyPage = '/mobilabonnement/ubegrenset-data-provekjop/';
const readMore = { text: 'Les mer', href: tryBuyPage };

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof PLAN_ACTION)[number]['id'], readonly [Partial<PlanPlace>, object]> = {
  'F2.7-7': [
    { realm: 'B2B', isTryBuySubscription: true, pathname: tryBuyPage },
    { text: 'Start bestilling', kind: 'order', isProminent: false, readMore: null },
  ],
  'F2.7-6 page': [
    { isTryBuySubscription: true, pathname: tryBuyPage },
    { text: 'Prøv oss', kind: 'add', isProminent: true, readMore: null },
  ],
  'F2.7-6': [{ isTryBuySubscription: true }, { text: 'Prøv oss', kind: 'add', isProminent: false, readMore }],
  'F1-11': [{}, { text: 'Legg i handlekurv', kind: 'add', isProminent: false, readMore: null }],
};

test.each(Object.entries(CASES))('[%s] what one does with a plan', (_, [facts, action]) => {
  expect(shown(resolvePlanAction({ ...plain, ...facts }))).toEqual(action);
});

test('[F6-11] a business starts an order, no one else does', () => {
  expect(shown(resolvePlanAction({ ...plain, realm: 'B2B' }).kind)).toBe('order');
  expect(shown(resolvePlanAction({ ...plain, realm: 'UKKO' }).kind)).toBe('add');
});

test('[F2.7-6] the page is the same without its last slash, and holds other plans as well', () => {
  expect(
    resolvePlanAction({ ...plain, isTryBuySubscription: true, pathname: tryBuyPage.slice(0, -1) }).isProminent,
  ).toBe(true);
  expect(shown(resolvePlanAction({ ...plain, pathname: tryBuyPage }).text)).toBe('Legg i handlekurv');
  expect(
    shown(resolvePlanAction({ ...plain, isTryBuySubscription: true, pathname: `/a${tryBuyPage}` }).isProminent),
  ).toBe(false);
});
