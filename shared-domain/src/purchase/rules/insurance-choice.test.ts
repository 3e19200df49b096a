import { ZERO } from '../../money';
import { anInsurance } from '../testing';
import { chosenInsurance, offeredInsurances } from './insurance-choice';

const none = anInsurance({ code: 'NONE', name: 'Nei takk', price: ZERO });
const small = anInsurance();
const large = anInsurance({ code: 'INSURL' });

test('[P3-31] NONE is no insurance to choose', () => {
  expect(offeredInsurances([none, small, large])).toEqual([small, large]);
  expect(offeredInsurances([none])).toEqual([]);
});

test('[P9-21] one of the screen alone is not offered where the screen is insured anyway', () => {
  const screen = anInsurance({ code: 'SCREEN', coversScreenOnly: true });
  expect(offeredInsurances([small, screen], true)).toEqual([small]);
  expect(offeredInsurances([small, screen])).toEqual([small, screen]);
});

test.each([
  ['INSURL', large],
  ['NONE', null],
  ['GONE', null],
  [null, null],
])('[P3-31] the choice %j', (code, expected) => {
  expect(chosenInsurance([none, small, large], code)).toBe(expected);
});
