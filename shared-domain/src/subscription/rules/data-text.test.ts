import { showTexts } from 'shared-domain/testing';
import { aDataOffering, anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { dataText, ordinaryData } from './data-text';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test.each([
  ['F9.5-2, P9-29', anOffering(), 'Ubegrenset\u00A0data'],
  ['F9.5-2, P9-29', anOffering({ dataIncluded: { amount: 10, unit: 'GB' }, doubleData: 20 }), 'Ubegrenset\u00A0data'],
  ['F9.5-2', aDataOffering(), '10\u00A0GB'],
  ['F9.7-1', aDataOffering({ doubleData: 20 }), '20\u00A0GB'],
  ['F9.5-2', aDataOffering({ dataIncluded: undefined, doubleData: 20 }), null],
])('[%s] the data of a plan', (_, offering, text) => {
  expect(shown(dataText(offering))).toBe(text);
});

test('[F9.7-1] the ordinary amount stays known beside the doubled one', () => {
  expect(shown(ordinaryData(aDataOffering({ doubleData: 20 })))).toBe('10\u00A0GB');
  expect(shown(ordinaryData({}))).toBeNull();
});
