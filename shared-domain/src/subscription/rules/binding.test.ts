import { bindingIcim, commitmentMultiplier } from './binding';

const OLDER = '02GB 03GB 05GB 06GB 08GB 10GB 10GB_02 10GB_UNG 15GB 15GB_02 20GB X_NORMAL X_RASK X_RASK_VT X_MAX X_UNG'
  .split(' ')
  .map((plan) => `MOBIL_${plan}`);
const OF_2025 =
  'X_BASIC_2025_2 X_MAX_2025 X_MAX_PLUS_2025 X_START_2025 MOBIL_10GB_2025 MOBIL_10GB_2025_2 X_UNG_2025_2 MOBIL_X_UNG_2025_2'.split(
    ' ',
  );
const WITHOUT = 'X_BASIC_2025 X_BASIC X_MAX MOBIL_05GB_2025 MOBIL_05GB_2025_2 JUNIOR_01GB KONTANT_2GB'.split(' ');

test.each(OLDER)('[F9.8-2] %s is bound by COM12PURP10', (part) => {
  expect(bindingIcim(`FJELL_${part}`)).toBe('COM12PURP10');
});

test.each(OF_2025)('[F9.8-3] %s is bound by COM12PURP20', (part) => {
  expect(bindingIcim(`FJELL_${part}.TLF12PLEAS`)).toBe('COM12PURP20');
});

test.each(WITHOUT)('[F9.8-2, F9.8-3] %s has no binding offer, whatever it carries', (part) => {
  expect(bindingIcim(`FJELL_${part}`)).toBeNull();
  expect(commitmentMultiplier({ offeringCode: `FJELL_${part}`, icim: 'COM12PURP10', priceMultiplier: 0.8 })).toBe(1);
});

const offeringCode = 'FJELL_X_MAX_2025';

test.each([
  [{ priceMultiplier: 0.8, icim: 'COM12PURP20' }, 0.8],
  [{ priceMultiplier: 0.8, icim: 'TLF12PLEAS' }, 0.8],
  [{ icim: 'COM12PURP10' }, 0.9],
  [{ icim: 'COM12PURP20' }, 0.9],
  [{ icim: 'REGULAR' }, 1],
  [{}, 1],
])('[F9.8-1] an offering with %j costs %d of its price', (change, multiplier) => {
  expect(commitmentMultiplier({ offeringCode, ...change })).toBe(multiplier);
});
