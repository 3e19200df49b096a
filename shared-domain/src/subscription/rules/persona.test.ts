import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { personaLabel, speedometerIcon } from './persona';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test.each([
  ['MOBIL_X_NORMAL', 'Hverdagsbruk'],
  ['MOBIL_X_RASK', 'Strømmeglede'],
  ['X_MAX', 'Kvalitetsbevissthet'],
  ['MOBIL_02GB', 'Lite'],
  ['MOBIL_06GB', 'Hverdagsbruk'],
  ['MOBIL_10GB', 'Mye'],
  ['MOBIL_15GB', 'Mest'],
  ['MOBIL_10GB_02', null],
  ['X_MAX_2025', null],
  ['SMART_MOBIL_X_MAX', null],
])('[F9.5-7] FJELL_%s suits %s', (part, label) => {
  expect(shown(personaLabel(`FJELL_${part}`))).toBe(label);
});

test.each([
  ['MOBIL_X_NORMAL', 'speedometer-normal'],
  ['MOBIL_X_RASK', 'speedometer-rask'],
  ['X_MAX', 'speedometer-max'],
  ['MOBIL_X_RASK_VT', null],
  ['MOBIL_10GB', null],
])('[F9.5-7] FJELL_%s has the icon %s', (part, icon) => {
  expect(speedometerIcon(`FJELL_${part}`)).toBe(icon);
});
