/** The worked examples of `testing/price-examples.txt`: the computation gives the answer, and so does the rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ore, toNok, toOre } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { anOffering } from '../testing';
import { computed, type Row, stated, tablesOf } from '../testing/computation';
import { discountBadges } from './card-look';
import { withDoubling } from './doubling';
import { familySummary, multiplierTexts } from './family-summary';
import { familyRibbon, listPrice, type PriceTerms, streamingPrices } from './list-price';
import { subscriptionRank } from './rank';
import { snapToSlot } from './speed-slider';

const tables = tablesOf(readFileSync(join(__dirname, '../testing/price-examples.txt'), 'utf8'));

/** The rows of a section as cases: the rule's id, what is asked, the row. */
const cases = (title: string): (readonly [id: string, asked: string, row: Row])[] =>
  (tables.get(title) ?? []).map((row) => [row.Rule ?? '', Object.values(row).slice(1, 8).join(' '), row] as const);

const cell = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined) throw new Error(`There is no column ${name}`);
  return value;
};
const numberIn = (row: Row, name: string): number | undefined => {
  const value = row[name] ?? '-';
  return value === '-' ? undefined : Number(value);
};
const oreIn = (row: Row, name: string): Ore | undefined => {
  const value = numberIn(row, name);
  return value === undefined ? undefined : toOre(value);
};

/** The plan of a row; a cell without a value is a field that the plan has not. */
const planOf = (row: Row): Offering =>
  anOffering({
    offeringCode: `FJELL_${cell(row, 'Plan')}`,
    monthlyOfferingPrice: oreIn(row, 'Monthly') ?? toOre(0),
    monthlyOfferingPriceLines: oreIn(row, 'Further line'),
    priceMultiplier: numberIn(row, 'Multiplier'),
    monthlyOfferingDiscount: oreIn(row, 'Monthly discount'),
    firstYearDiscountAmount: oreIn(row, 'First-year discount'),
    upfrontOfferingPrice: oreIn(row, 'Upfront'),
  });
const factsOf = (row: Row): PriceTerms => {
  const asked = cell(row, 'Asked');
  return {
    isFamily: asked.includes('family'),
    hasCommitment: asked.includes('binding'),
    ...(asked.includes('business') && { realm: 'B2B' as const }),
  };
};
const nok = (amount: Ore | null): number | undefined => (amount === null ? undefined : toNok(amount));

test('there are at least 120 examples', () => {
  expect([...tables.values()].flat().length).toBeGreaterThanOrEqual(120);
});

test.each(cases('List price (F9.10-1..5, F9.5-1, F9.5-4)'))('[%s] %s', (_id, _asked, row) => {
  expect(computed(cell(row, 'Computation'))).toBe(numberIn(row, 'Price'));
  const { amount, struck } = listPrice(planOf(row), factsOf(row));
  expect([toNok(amount), nok(struck)]).toEqual([numberIn(row, 'Price'), numberIn(row, 'Struck')]);
});

test.each(cases('Prepaid (F9.5-1, F9.10-5)'))('[%s] %s', (_id, _asked, row) => {
  expect(computed(cell(row, 'Computation'))).toBe(numberIn(row, 'Price'));
  expect(toNok(listPrice({ ...planOf(row), billingType: 'PREPAID' }).amount)).toBe(numberIn(row, 'Price'));
});

test.each(cases('Several lines of one plan (F9.9-3..8)'))('[%s] %s', (_id, _asked, row) => {
  const [total, discounted, discount] = ['Total', 'Discounted', 'Discount'].map((name) => stated(cell(row, name)));
  for (const each of [total, discounted, discount]) expect(each?.value).toBe(each?.answer);
  const summary = familySummary(planOf(row), {
    lines: numberIn(row, 'Lines') ?? 0,
    hasYearlyDiscount: cell(row, 'Asked').includes('binding'),
    hasOtherLine: cell(row, 'Asked').includes('further'),
  });
  expect(summary && Object.values(summary.amounts).map(toNok)).toEqual([
    total?.answer,
    discounted?.answer,
    discount?.answer,
  ]);
  const struck = cell(row, 'Struck');
  expect(summary?.struck?.replace(/\D/g, '') ?? '-').toBe(struck === '-' ? '-' : String(stated(struck).answer));
});

const amountOf = (texts: readonly (SubscriptionText | null)[], key: string): number | null => {
  const text = texts.find((each) => each?.key === key);
  return text && 'values' in text && 'amount' in text.values ? toNok(text.values.amount as Ore) : null;
};

test.each(cases('What is taken off (F9.10-11..15)'))('[%s] %s', (_id, _asked, row) => {
  expect(computed(cell(row, 'Computation'))).toBe(numberIn(row, 'Amount'));
  const plan = planOf(row);
  const texts = [...discountBadges(plan, factsOf(row)), familyRibbon(plan)];
  expect(amountOf(texts, cell(row, 'Badge'))).toBe(numberIn(row, 'Amount'));
});

test.each(cases('Now and later (F9.10-8, F9.10-9)'))('[%s] %s', (_id, _asked, row) => {
  const [now, later] = [stated(cell(row, 'Now')), stated(cell(row, 'Later'))];
  expect([now.value, later.value]).toEqual([now.answer, later.answer]);
  expect(multiplierTexts(planOf(row))).toContainEqual({
    key: cell(row, 'Text'),
    values: { now: toOre(now.answer), later: toOre(later.answer) },
  });
});

test.each(cases('With a streaming service (F9.10-16)'))('[%s] %s', (_id, _asked, row) => {
  const together = stated(cell(row, 'Together'));
  expect(together.value).toBe(together.answer);
  const prices = streamingPrices('FJELL_MOBIL_X_RASK_VT', factsOf(row));
  expect(prices && Object.values(prices).map(toNok)).toEqual([
    numberIn(row, 'Mobile'),
    numberIn(row, 'Streaming'),
    numberIn(row, 'Guide price'),
  ]);
  // The plan of the catalogue costs what its two parts cost (F9.10-4).
  const plan = anOffering({
    offeringCode: 'FJELL_MOBIL_X_RASK_VT',
    monthlyOfferingPrice: toOre(1098),
    monthlyOfferingPriceLines: toOre(998),
  });
  expect(toNok(listPrice(plan, factsOf(row)).amount)).toBe(together.answer);
});

test.each(cases('Rank (F9.6)'))('[%s] %s', (_id, _asked, row) => {
  expect(computed(cell(row, 'Computation'))).toBe(numberIn(row, 'Rank'));
  expect(subscriptionRank(`FJELL_${cell(row, 'Plan')}`)).toBe(cell(row, 'Rank'));
});

test.each(cases('Doubled for customers (F9.7)'))('[%s] %s', (_id, _asked, row) => {
  const isSpeed = cell(row, 'Unit') === 'Mbit/s';
  const plan = anOffering({ offeringCode: `FJELL_${cell(row, 'Plan')}`, isDataUnlimited: isSpeed });
  const { doubleData, doubleSpeed, dataMaxSpeed } = withDoubling(plan, true);
  expect(isSpeed ? doubleSpeed : doubleData).toBe(numberIn(row, 'Doubled'));
  expect(isSpeed ? dataMaxSpeed?.amount : numberIn(row, 'Included')).toBe(numberIn(row, 'Included'));
});

test.each(cases('Speed slider (F9.11-4)'))('[%s] %s', (_id, _asked, row) => {
  const position = numberIn(row, 'Position') ?? 0;
  const [lower, upper] = [computed(cell(row, 'Lower threshold')), computed(cell(row, 'Upper threshold'))];
  const byHand = position < lower ? 0 : position > upper ? 2 : 1;
  expect([byHand, snapToSlot(position).index]).toEqual([numberIn(row, 'Speed'), numberIn(row, 'Speed')]);
});
