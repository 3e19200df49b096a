import type { CartAnswerWire } from 'shared-domain/cart/io';
import { createTab, randomFrom } from '../../bench/random-tab';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';

const STEPS = 200;
const TABS = ['A', 'B', 'C', 'D'] as const;

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

function catalogueOfTabs() {
  const charger = memoryCatalogue().findGoods('CHARGER', 'B2C');
  const plan = memoryCatalogue().findPlan('FJELL_X_BASIC_2025_2');
  if (!charger || !plan) throw new Error('The test catalogue sells both');
  return memoryCatalogue({
    goods: TABS.map((tab) => ({ ...charger, sku: `CHARGER-${tab}` })),
    plans: TABS.map((tab) => ({ ...plan, offeringCode: `PLAN_${tab}` })),
  });
}

test('two browsers with two tabs each change one cart at random: no line is lost, none is doubled', async () => {
  const random = randomFrom(1);
  const service = cart.over(catalogueOfTabs());
  const { orderRef } = await callCart(service, { update: { accessorySku: 'CHARGER-A' } });
  await callCart(service, { empty: true }, { orderRef });

  const tabs = TABS.map((tab) =>
    createTab({
      sku: `CHARGER-${tab}`,
      plan: `PLAN_${tab}`,
      random,
      // A third is sent twice at the same time, as by a connection that broke.
      send: async (input, idempotencyKey) => {
        const times = random(3) === 0 ? 2 : 1;
        const answers = await Promise.all(
          Array.from({ length: times }, () => callCart(service, input, { orderRef, idempotencyKey })),
        );
        return answers.at(-1) as CartAnswerWire;
      },
    }),
  );
  await Promise.all(
    tabs.map(async (tab) => {
      let answer = await service.get(orderRef, 'B2C');
      for (let step = 0; step < STEPS / TABS.length; step += 1) answer = await tab.step(answer);
    }),
  );

  const last = await service.get(orderRef, 'B2C');
  for (const tab of tabs) tab.check(last, 'all steps');
  const held = tabs.map((tab) => tab.expected());
  const lines = held.reduce((sum, { pieces, plans }) => sum + Math.min(pieces, 1) + plans, 0);
  expect(last.cart.content).toHaveLength(lines);
  const ids = last.cart.content.map(({ cartItemId }) => cartItemId);
  expect(new Set(ids).size).toBe(ids.length);
  const monthly = held.reduce((sum, { plans }) => sum + plans * 499, 0);
  expect(last.totals.upfront).toBe(held.reduce((sum, { pieces }) => sum + pieces * 349, 0));
  expect(last.totals.monthly).toBeLessThanOrEqual(monthly);
});
