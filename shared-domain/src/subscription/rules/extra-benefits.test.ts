import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { extraBenefits, INCLUDED_IN_ALL } from './extra-benefits';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test('[F9.11-6] unlimited data and storage, safe browsing and 5G for all', () => {
  expect(shown(INCLUDED_IN_ALL)).toEqual([
    'Ubegrenset\u00A0data',
    'Ubegrenset skylagring',
    'Trygg surfing',
    '5G i hele Norge',
  ]);
});

test.each([
  ['X_MAX_2025', ['3 skjermbeskyttere i året']],
  ['X_MAX_PLUS_2025', ['3 skjermbeskyttere i året', 'Fjell Trygg', 'Inntil 2 ekstra SIM-kort']],
  ['X_BASIC_2025_2', []],
  ['X_START_2025', []],
])('[F9.11-5] %s has besides: %j', (part, benefits) => {
  expect(shown(extraBenefits(`FJELL_${part}.TLF12PLEAS`, 'Fjell'))).toEqual(benefits);
});
