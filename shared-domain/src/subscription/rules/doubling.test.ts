import { aDataOffering, anOffering } from '../testing';
import { withDoubling } from './doubling';

test.each([
  ['F9.7-2', 'MOBIL_02GB', 6],
  ['F9.7-3', 'MOBIL_03GB', 6],
  ['F9.7-4', 'MOBIL_05GB', 10],
  ['F9.7-4', 'MOBIL_05GB_2025', 10],
  ['F9.7-4', 'MOBIL_05GB_2025_2', 10],
  ['F9.7-5', 'MOBIL_06GB', 16],
  ['F9.7-6', 'MOBIL_08GB', 16],
  ['F9.7-7', 'MOBIL_10GB', 30],
  ['F9.7-8', 'MOBIL_10GB_02', 20],
  ['F9.7-8', 'MOBIL_10GB_2025', 20],
  ['F9.7-8', 'MOBIL_10GB_2025_2', 20],
  ['F9.7-9', 'MOBIL_10GB_UNG', 20],
  ['F9.7-10', 'MOBIL_15GB', 40],
  ['F9.7-11', 'MOBIL_15GB_02', 30],
  ['F9.7-12', 'MOBIL_20GB', 40],
  ['F9.7-13', 'JUNIOR_01GB', 2],
  ['F9.7-13', 'JUNIOR_01GB+PROMO_JR06_50', 2],
  ['F9.7-14', 'JUNIOR_03GB', 10],
])('[%s, F9.7-1] %s has %d GB for an existing customer', (_, part, doubleData) => {
  const plan = aDataOffering({ offeringCode: `FJELL_${part}.TLF12PLEAS` });
  expect(withDoubling(plan, true)).toEqual({ ...plan, doubleData, customerTypeGet: 'existing' });
  expect(withDoubling(plan, false)).toBe(plan);
});

test.each([
  ['F9.7-16', 'X_START', 10, 20],
  ['F9.7-16', 'X_START_2025', 10, 20],
  ['F9.7-17', 'X_BASIC', 220, 440],
  ['F9.7-17', 'MOBIL_X_UNG', 220, 440],
  ['F9.7-18', 'X_BASIC_2025_2', 250, 500],
])('[%s, F9.7-15] %s has %d Mbit/s, for an existing customer %d', (_, part, amount, doubleSpeed) => {
  const plan = anOffering({ offeringCode: `FJELL_${part}`, dataMaxSpeed: { amount: 1, unit: 'Mbps' } });
  expect(withDoubling(plan, true)).toEqual({
    ...plan,
    dataMaxSpeed: { amount, unit: 'Mbps' },
    doubleSpeed,
    customerTypeGet: 'existing',
  });
  expect(withDoubling(plan, false)).toBe(plan);
});

test('[F9.7-15] a speed without a unit is in Mbit/s', () => {
  expect(withDoubling({ offeringCode: 'FJELL_X_START' }, true)).toMatchObject({
    dataMaxSpeed: { amount: 10, unit: 'Mbit/s' },
  });
});

test.each([
  'X_BASIC_2025',
  'X_MAX_2025',
  'MOBIL_X_RASK',
  'X_UNG_2025_2',
  'MOBIL_X_BASIC',
  'JUNIOR_KLOKKE_01GB',
  'SMART_BARN_S',
])('[F9.7-17, F9.7-1] %s is as it came', (part) => {
  const plan = anOffering({ offeringCode: `FJELL_${part}` });
  expect(withDoubling(plan, true)).toBe(plan);
});
