import { subscriptionRank } from './rank';

test.each([
  ['F9.6-2', 'MOBIL_X_UNG', '00999'],
  ['F9.6-2', 'X_UNG_2025_2', '00999'],
  ['F9.6-2', 'MOBIL_X_UNG_2025_2', '00999'],
  ['F9.6-2', 'MOBIL_X_NORMAL', '01000'],
  ['F9.6-2', 'MOBIL_X_RASK', '02000'],
  ['F9.6-2', 'MOBIL_X_RASK_VT', '02000'],
  ['F9.6-2', 'MOBIL_X_MAX', '03000'],
  ['F9.6-3', 'X_START', '01000'],
  ['F9.6-3', 'X_START_2025', '02000'],
  ['F9.6-3', 'X_BASIC', '03000'],
  ['F9.6-3', 'X_BASIC_2025', '04000'],
  ['F9.6-3', 'X_BASIC_2025_2', '05000'],
  ['F9.6-3', 'X_MAX', '06000'],
  ['F9.6-3', 'X_MAX_2025', '07000'],
  ['F9.6-3', 'X_MAX_PLUS', '08000'],
  ['F9.6-3', 'X_MAX_PLUS_2025', '09000'],
  ['F9.6-4', 'MOBIL_02GB', '00020'],
  ['F9.6-4', 'MOBIL_08GB', '00101'],
  ['F9.6-4', 'MOBIL_10GB_02', '00100'],
  ['F9.6-4', 'MOBIL_10GB_2025', '00100'],
  ['F9.6-4', 'MOBIL_10GB_2025_2', '00101'],
  ['F9.6-4', 'JUNIOR_03GB', '00030'],
  ['F9.6-4', 'JUNIOR_KLOKKE_01GB', '00010'],
  ['F9.6-4', 'JUNIOR_01GB+PROMO_JR06_50', '00010'],
  ['F9.6-5', 'SMART_BARN_S', '00001'],
  ['F9.6-5', 'SMART_BARN_L', '00002'],
  ['F9.6-5', 'SMART_BARN_XL', '00003'],
  ['F9.6-1', 'UKJENT', '00000'],
])('[%s, F9.6-1] FJELL_%s ranks %s', (_, part, rank) => {
  expect(subscriptionRank(`FJELL_${part}`)).toBe(rank);
  expect(subscriptionRank(`FJELL_${part}.TLF12PLEAS`)).toBe(rank);
});
