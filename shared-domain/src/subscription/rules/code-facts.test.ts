import { subscriptionText } from '../texts/nb';
import { factsOfCode } from './code-facts';
import { offeringTitle } from './offering-name';

test.each([
  ['F9.4-2', 'MOBIL_08GB', '8\u00A0GB'],
  ['F9.4-2', 'MOBIL_10GB_02.TLF12PLEAS', '10\u00A0GB'],
  ['F9.4-2', 'MOBIL_X_RASK', 'Ubegrenset\u00A0data'],
  ['F9.4-3', 'X_BASIC', 'Ubegrenset\u00A0data'],
  ['F9.4-4', 'JUNIOR_03GB', 'Junior'],
  ['F9.4-4', 'SMART_BARN_XL', 'Junior'],
  ['F9.4-4', 'JUNIOR_KLOKKE_01GB', 'Barneklokke-abonnement'],
  ['F9.4-1', 'BEDRIFT', 'BEDRIFT'],
  ['F9.4-1', 'MAX_X_JUNIOR_1', 'MAX_X_JUNIOR_1'],
])('[%s] a plan of which only the code %s is known is titled %s', (_, part, title) => {
  expect(subscriptionText(offeringTitle(factsOfCode(`FJELL_${part}`)))).toBe(title);
});
