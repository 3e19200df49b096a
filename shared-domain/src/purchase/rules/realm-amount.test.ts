import { toOre } from '../../money';
import { amountInRealm, isShownWithoutVat } from './realm-amount';

test.each([
  ['B2C', [12_990, 10_000], 12_990],
  ['UKKO', [12_990, 10_000], 12_990],
  ['B2B', [12_990], 10_392],
  ['B2B', [12_990, 10_000], 10_000],
  ['B2B', [12_990, 0], 0],
] as const)('[P6-14] %s sees of %j: %d', (realm, [nok, nokWithoutVat], shown) => {
  expect(amountInRealm(realm, toOre(nok), nokWithoutVat === undefined ? undefined : toOre(nokWithoutVat))).toBe(
    toOre(shown),
  );
});

test('[P6-14] only businesses see prices without mva.', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(isShownWithoutVat)).toEqual([false, true, false]);
});
