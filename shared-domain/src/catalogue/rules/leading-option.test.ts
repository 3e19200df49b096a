import { toOre } from '../../money';
import { type LeadingFacts, leadingOption } from './leading-option';

const facts: LeadingFacts = { fullPrice: toOre(12_990), leaseMonths: [24, 12] };

test.each<[string, Partial<LeadingFacts>, string]>([
  ['a dear product: 24 months', {}, 'lease24'],
  ['from 3 000 kroner on', { fullPrice: toOre(3_000) }, 'lease24'],
  ['a cheaper one: the full price', { fullPrice: toOre(2_999) }, 'upfront'],
  ['one that is only leased, however cheap', { fullPrice: null }, 'lease24'],
  ['without a lease of 24 months: the full price', { leaseMonths: [12] }, 'upfront'],
  ['a customer of an agreement: the agreement', { agreementMonths: '36' }, 'ukko36'],
])('%s leads', (_, change, option) => {
  expect(leadingOption({ ...facts, ...change })).toBe(option);
});
