import { showTexts } from 'shared-domain/testing';
import { aBundle } from '../testing';
import { subscriptionText } from '../texts/nb';
import { bundleNotes } from './bundle-notes';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

const SUPPLIES = 'Tilbudet gjelder så langt lageret rekker.';

test.each([
  ['F9.12-3', { icim: 'COM12LOUDSPEAKER2' }, [SUPPLIES]],
  ['F9.12-3', { icim: 'COM12LOUDSPEAKER' }, []],
  ['F9.12-4', { discountCode: 'Web_BTL_SIM-deal_klokke', offeringCode: 'FJELL_X_START' }, ['Kun på nett']],
  [
    'F9.12-4',
    { discountCode: 'Web_BTL_SIM-deal_klokke_8', offeringCode: 'FJELL_MOBIL_X_UNG.TLF12PLEAS' },
    ['Kun på nett'],
  ],
  ['F9.12-4', { discountCode: 'Web_BTL_SIM-deal_klokke', offeringCode: 'FJELL_X_START_2025' }, []],
  ['F9.12-4', { discountCode: 'Web_BTL_SIM-deal_', offeringCode: 'FJELL_X_START' }, []],
  ['F9.12-4', { discountCode: 'OLD_Web_BTL_SIM-deal_klokke', offeringCode: 'FJELL_X_START' }, []],
  ['F9.12-4', { discountCode: undefined, offeringCode: 'FJELL_X_START' }, []],
  [
    'F9.12-3, F9.12-4',
    { icim: 'COM12LOUDSPEAKER2', discountCode: 'Web_BTL_SIM-deal_x', offeringCode: 'FJELL_X_START' },
    [SUPPLIES, 'Kun på nett'],
  ],
])('[%s] %j says %j', (_, change, notes) => {
  expect(shown(bundleNotes(aBundle({ icim: undefined, ...change })))).toEqual(notes);
});
