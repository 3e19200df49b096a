import fc from 'fast-check';
import { toOre } from 'shared-domain/money';
import type { Offering } from 'shared-domain/subscription';
import { anOffering } from 'shared-domain/subscription/testing';
import { type GuideAnswers, recommendPlan } from './plan-guide';

const unlimited = (code: string, price: number, mbit: number, change: Partial<Offering> = {}): Offering =>
  anOffering({
    offeringCode: `FJELL_${code}`,
    monthlyOfferingPrice: toOre(price),
    monthlyOfferingPriceLines: toOre(price - 50),
    dataMaxSpeed: { amount: mbit, unit: 'Mbit/s' },
    ...change,
  });
const gigabytes = (code: string, price: number, amount: number, change: Partial<Offering> = {}): Offering =>
  unlimited(code, price, 1_000, { isDataUnlimited: false, dataIncluded: { amount, unit: 'GB' }, ...change });

const PLANS = [
  unlimited('X_MAX_2025', 599, 1_000),
  unlimited('X_BASIC_2025_2', 499, 250),
  unlimited('X_START_2025', 399, 10),
  gigabytes('MOBIL_10GB_2025_2', 369, 10),
  gigabytes('MOBIL_05GB_2025_2', 319, 5),
  unlimited('X_UNG_2025_2', 379, 250, { isUngSubscription: true }),
  gigabytes('JUNIOR_03GB', 149, 3, { isBarnSubscription: true }),
  gigabytes('JUNIOR_01GB', 99, 1, { isBarnSubscription: true }),
  gigabytes('JUNIOR_KLOKKE_01GB', 1, 1, { isBarnSubscription: true }),
  unlimited('MOBIL_X_RASK_VT', 3, 1_000),
  gigabytes('MOBIL_02GB', 1, 2, { isHidden: true }),
  unlimited('MBB_UBEGRENSET', 2, 500, { type: 'MBB' }),
];
const ANSWERS: GuideAnswers = { data: 'medium', who: 'me', abroad: 'no', speed: 'video', family: false };
const ask = (change: Partial<GuideAnswers>, plans: readonly Offering[] = PLANS) =>
  recommendPlan(plans, { ...ANSWERS, ...change });
const codesOf = (change: Partial<GuideAnswers>) => {
  const advice = ask(change);
  return [advice?.plan.offeringCode, advice?.runnerUp?.plan.offeringCode];
};

test.each<[string, Partial<GuideAnswers>, string, string]>([
  ['little data', { data: 'little' }, 'MOBIL_05GB_2025_2', 'MOBIL_10GB_2025_2'],
  ['some data', {}, 'MOBIL_10GB_2025_2', 'X_BASIC_2025_2'],
  ['much data and music', { data: 'much', speed: 'music' }, 'X_START_2025', 'X_BASIC_2025_2'],
  ['unlimited data and video', { data: 'unlimited' }, 'X_BASIC_2025_2', 'X_MAX_2025'],
  ['unlimited data as fast as possible', { data: 'unlimited', speed: 'fastest' }, 'X_MAX_2025', 'X_BASIC_2025_2'],
  ['somebody under 30', { who: 'young', data: 'unlimited' }, 'X_UNG_2025_2', 'X_BASIC_2025_2'],
  ['a child', { who: 'child', data: 'little' }, 'JUNIOR_01GB', 'JUNIOR_03GB'],
  ['a child that needs more than there is', { who: 'child', data: 'unlimited' }, 'JUNIOR_03GB', 'JUNIOR_01GB'],
])('%s: the cheapest plan that fits, and the one that comes next', (_who, change, plan, runnerUp) => {
  expect(codesOf(change)).toEqual([`FJELL_${plan}`, `FJELL_${runnerUp}`]);
});

test('[P2-24] the reasons follow the answers', () => {
  expect(ask({ abroad: 'eu', family: true })?.reasons).toEqual([
    { key: 'data', gigabytes: 10 },
    { key: 'speed', mbit: 1_000 },
    { key: 'abroadEu', text: null },
    { key: 'family', amount: 5_000 },
    { key: 'cheapest' },
  ]);
  expect(ask({ who: 'young', data: 'unlimited', abroad: 'world' })?.reasons.map(({ key }) => key)).toEqual([
    'unlimited',
    'speed',
    'forYouth',
    'abroadWorld',
    'cheapest',
  ]);
  expect(ask({ who: 'child', data: 'unlimited' })?.reasons.map(({ key }) => key)).toEqual([
    'data',
    'forChild',
    'largest',
  ]);
});

test('[F9.10-1] with others at home the price is the family’s', () => {
  expect([ask({})?.amount, ask({ family: true })?.amount]).toEqual([36_900, 31_900]);
});

test('the runner-up says what it costs more or less', () => {
  expect(ask({})?.runnerUp?.reason).toEqual({ key: 'dearer', amount: 13_000 });
  expect(ask({ data: 'unlimited', speed: 'fastest' })?.runnerUp?.reason).toEqual({
    key: 'cheaper',
    amount: 10_000,
  });
  const twins = [gigabytes('MOBIL_10GB', 369, 10), gigabytes('MOBIL_10GB_02', 369, 10)];
  expect(ask({}, twins)?.runnerUp?.reason).toEqual({ key: 'samePrice' });
});

test('nothing is recommended where nothing is sold', () => {
  expect(ask({}, [])).toBeNull();
  expect(ask({}, PLANS.slice(0, 1))?.runnerUp).toBeNull();
});

test('any answers: a plan that is sold to that person; where one fits, none that fits is cheaper', () => {
  const answers = fc.record({
    data: fc.constantFrom('little', 'medium', 'much', 'unlimited'),
    who: fc.constantFrom('me', 'young', 'child'),
    abroad: fc.constantFrom('no', 'eu', 'world'),
    speed: fc.constantFrom('music', 'video', 'fastest'),
    family: fc.boolean(),
  });
  fc.assert(
    fc.property(answers, (given) => {
      const advice = recommendPlan(PLANS, given);
      expect(advice?.plan.isHidden).toBe(false);
      expect(advice?.plan.isBarnSubscription).toBe(given.who === 'child');
      expect(advice?.plan.type).not.toBe('MBB');
      expect(advice?.runnerUp?.plan).not.toBe(advice?.plan);
    }),
  );
});
