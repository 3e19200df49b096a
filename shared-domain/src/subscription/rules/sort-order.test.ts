import fc from 'fast-check';
import { sortOfferings } from './sort-order';

const ORDERED = [
  'X_MAX_PLUS',
  'X_MAX_PLUS_2025',
  'X_MAX',
  'X_MAX_2025',
  'X_BASIC',
  'X_BASIC_2025',
  'X_BASIC_2025_2',
  'X_START',
  'X_START_2025',
  'MOBIL_X_UNG',
  'X_UNG_2025_2',
  'MOBIL_10GB_UNG',
  'MOBIL_10GB_02',
  'MOBIL_10GB_2025',
  'MOBIL_10GB_2025_2',
  'MOBIL_05GB',
  'MOBIL_05GB_2025',
  'MOBIL_05GB_2025_2',
  'JUNIOR_03GB',
  'JUNIOR_01GB',
  'UKJENT',
].map((part) => ({ offeringCode: `FJELL_${part}` }));

test('[P9-25] plans are in the specified order, renewed ones after their siblings, others last', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ORDERED), (mixed) => {
      expect(sortOfferings(mixed)).toEqual(ORDERED.filter((plan) => mixed.includes(plan)));
    }),
  );
});
