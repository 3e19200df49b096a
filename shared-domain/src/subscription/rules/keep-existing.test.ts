import { showTexts } from 'shared-domain/testing';
import { subscriptionText } from '../texts/nb';
import { insuranceOfferingCode, isKeepExisting, keepExistingChoice } from './keep-existing';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const swapping = { isReSwitch: true, realm: 'B2C', brandName: 'Fjell' } as const;

test('[P4-52, P9-23] who swaps a phone may keep the plan', () => {
  expect(shown(keepExistingChoice(swapping))).toEqual({
    offeringCode: 'keepExisting.KEEP',
    text: 'Behold eksisterende Fjell-abonnement',
  });
});

test('[P6-13] only a consumer who swaps a phone', () => {
  expect(shown(keepExistingChoice({ ...swapping, isReSwitch: false }))).toBeNull();
  expect(shown(keepExistingChoice({ ...swapping, realm: 'B2B' }))).toBeNull();
  expect(shown(keepExistingChoice({ ...swapping, realm: 'UKKO' }))).toBeNull();
});

test('[P9-23] the code says it', () => {
  expect(isKeepExisting('keepExisting.KEEP')).toBe(true);
  expect(isKeepExisting('FJELL_X_MAX.KEEP')).toBe(false);
});

const defaultCode = 'FJELL_X_BASIC_2025_2';

test.each([
  ['FJELL_X_MAX', 'TLF12PLEAS', 'FJELL_X_MAX.TLF12PLEAS'],
  ['FJELL_X_MAX.OLD', 'TLF12PLEAS', 'FJELL_X_MAX.TLF12PLEAS'],
  ['FJELL_X_MAX', undefined, 'FJELL_X_MAX.REGULAR'],
  ['keepExisting.KEEP', undefined, 'FJELL_X_BASIC_2025_2.REGULAR'],
  ['keepExisting.KEEP', 'TLF12PLEAS', 'FJELL_X_BASIC_2025_2.REGULAR'],
])('[P7-18, F7.4-1] insurances of %s with icim %s are asked for by %s', (offeringCode, icim, expected) => {
  expect(insuranceOfferingCode({ offeringCode, icim, defaultCode })).toBe(expected);
});
