import { toOre } from '../../money';
import { amountInRealm, vatNote } from './realm-amount';

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

test('[P6-14] businesses see a note that prices are without mva.', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(vatNote)).toEqual(['', '(ekskl. mva.)', '']);
});
