import { personaLabel } from './persona';

test.each([
  ['MOBIL_X_NORMAL', 'Hverdagsbruk'], ['MOBIL_X_RASK', 'Strømmeglede'], ['X_MAX', 'Kvalitetsbevissthet'], ['MOBIL_02GB', 'Lite'],
  ['MOBIL_06GB', 'Hverdagsbruk'], ['MOBIL_10GB', 'Mye'], ['MOBIL_15GB', 'Mest'], ['MOBIL_10GB_02', null], ['X_MAX_2025', null],
])('[F9.5-7] FJELL_%s suits %s', (part, label) => {
  expect(personaLabel(`FJELL_${part}`)).toBe(label);
});
