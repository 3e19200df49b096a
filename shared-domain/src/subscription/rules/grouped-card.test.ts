import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { alternativeText, groupedCard, isGrouped, slotTitle } from './grouped-card';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const plan = (part: string, mbit: number, monthlyOfferingPrice: number) =>
  anOffering({
    offeringCode: `FJELL_${part}`,
    subscriptionName: part,
    dataMaxSpeed: { amount: mbit },
    monthlyOfferingPrice: toOre(monthlyOfferingPrice),
  });
const start = plan('X_START_2025', 10, 399);
const basic = plan('X_BASIC_2025_2', 250, 499);
const max = plan('X_MAX_2025', 1000, 599);
const plus = plan('X_MAX_PLUS_2025', 1000, 699);

test('[F9.11-1, F9.11-2, F9.11-3, F2.7-1, F9.10-6] three speeds, Max Plus behind Max, from the lowest price', () => {
  const card = groupedCard([plus, max, basic, start]);
  expect(
    card?.slots.map(({ name, speed, price, alternative }) => [shown(name), speed, price.amount, alternative]),
  ).toEqual([
    ['Moderat', '10\u00A0Mbit/s', '399,-', null],
    ['Høy', '250\u00A0Mbit/s', '499,-', null],
    ['Lynrask', '1000\u00A0Mbit/s', '599,-', plus],
  ]);
  expect(card?.from).toEqual({ amount: '399,-', unit: '/md.' });
  expect(shown(card?.speedText)).toBe('Velg hastighet opptil 1000\u00A0Mbit/s');
});

test('[F2.7-1] the lowest price may be any plan’s, with the discounts that apply', () => {
  const cheap = { ...plus, monthlyOfferingPrice: toOre(199) };
  expect(groupedCard([max, cheap])?.from.amount).toBe('199,-');
  expect(groupedCard([{ ...max, priceMultiplier: 0.8 }, basic], () => ({ hasCommitment: true }))?.from.amount).toBe(
    '480,-',
  );
});

test('[F9.11-2] Max Plus alone has the slot of Max', () => {
  expect(groupedCard([plus])?.slots).toEqual([expect.objectContaining({ offering: plus, alternative: null })]);
});

test('[F9.11-2] Max and Max Plus are one, with a toggle', () => {
  expect([start, max, plus].map((offering) => slotTitle({ offering }, 'Fjell'))).toEqual([
    'X_START_2025',
    'Fjell X Max',
    'Fjell X Max',
  ]);
  expect(shown(alternativeText({ alternative: plus }))).toBe('Legg til Max Pluss');
  expect(shown(alternativeText({ alternative: null }))).toBeNull();
});

test('[F9.11-3] a doubled speed keeps the name of the ordinary one; a plan without a speed has no name for it', () => {
  const slots = groupedCard([
    { ...basic, doubleSpeed: 500 },
    anOffering({ offeringCode: 'FJELL_X_MAX_2025', dataMaxSpeed: undefined }),
  ])?.slots;
  expect(slots?.map(({ name, speed }) => [shown(name), speed])).toEqual([
    ['Høy', '500\u00A0Mbit/s'],
    ['Ukjent', ''],
  ]);
});

test('[F9.11-1] only the named plans belong to the group', () => {
  expect([start, basic, max, plus].every(({ offeringCode }) => isGrouped(offeringCode))).toBe(true);
  expect(isGrouped('FJELL_X_BASIC_2025')).toBe(false);
  expect(groupedCard([plan('X_MAX', 1000, 599)])).toBeNull();
});
