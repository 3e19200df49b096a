import { isKnownCode } from './known-codes';

const KNOWN: Readonly<Record<string, string>> = {
  'F9.4-2':
    'MOBIL_02GB MOBIL_03GB MOBIL_05GB MOBIL_05GB_2025 MOBIL_05GB_2025_2 MOBIL_06GB MOBIL_08GB MOBIL_10GB MOBIL_10GB_02 MOBIL_10GB_2025 MOBIL_10GB_2025_2 ' +
    'MOBIL_10GB_UNG MOBIL_15GB MOBIL_15GB_02 MOBIL_20GB MOBIL_X_NORMAL MOBIL_X_RASK MOBIL_X_RASK_VT MOBIL_X_MAX MOBIL_X_UNG MOBIL_X_UNG_2025_2 X_UNG_2025_2',
  'F9.4-3': 'X_START X_BASIC X_MAX X_MAX_PLUS X_START_2025 X_BASIC_2025 X_BASIC_2025_2 X_MAX_2025 X_MAX_PLUS_2025',
  'F9.4-4':
    'JUNIOR_01GB JUNIOR_03GB JUNIOR_01GB+PROMO_JR06_50 JUNIOR_03GB+PROMO_JR06_50 JUNIOR_KLOKKE_01GB SMART_BARN_S SMART_BARN_L SMART_BARN_XL',
};
const cases = Object.entries(KNOWN).flatMap(([id, parts]) => parts.split(' ').map((part) => [id, part] as const));

test.each(cases)('[%s, F9.4-1] {brand}_%s is known, of its own brand and with any suffix', (_, part) => {
  expect(isKnownCode('FJELL', `FJELL_${part}`)).toBe(true);
  expect(isKnownCode('ELV', `ELV_${part}.TLF12PLEAS`)).toBe(true);
  expect(isKnownCode('FJELL', `ELV_${part}`)).toBe(false);
});

test.each([
  '',
  'FJELL',
  'FJELL_MOBIL_04GB',
  'X_MAX',
  'FJELL_JUNIOR_01GB+PROMO_OTHER',
  'FJELL_JUNIOR_KLOKKE_01GB+PROMO_JR06_50',
  'FJELL_X_MAX+PROMO_JR06_50',
  'FJELL_X_MAX+OTHER',
])('[F9.4-4] %p is not known', (code) => {
  expect(isKnownCode('FJELL', code)).toBe(false);
});
