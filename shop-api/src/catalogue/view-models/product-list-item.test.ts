import { toOre } from 'shared-domain/money';
import { badgeOf } from './product-list-item';

const saving = { name: 'tilbud', text: 'Spar 2 000,-', kind: 'offer' } as const;
const news = { name: 'nyhet', text: 'Nyhet', kind: 'brand' } as const;
const reduced = { beforeOre: toOre(12_000) };
const ordinary = { beforeOre: null };

test.each([
  ['B2C', saving, reduced, true],
  ['B2C', saving, ordinary, false],
  ['B2B', saving, reduced, false],
  ['UKKO', saving, reduced, false],
  ['UKKO', news, ordinary, true],
  ['B2B', news, ordinary, true],
] as const)('%s: a badge that says what is saved needs the price that it is saved from: %j %j', (...facts) => {
  const [realm, flashText, defaultVariant, isShown] = facts;
  expect(badgeOf({ flashText, defaultVariant }, realm)).toEqual(isShown ? { flashText } : {});
});
