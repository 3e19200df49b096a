import { aWebdeal } from '../testing';
import { applyingWebdeals, campaignBox, type CampaignFacts } from './campaign-box';

const facts = (...webdeals: CampaignFacts['webdeals']): CampaignFacts => ({
  webdeals,
  option: 'lease24',
  planCode: 'FJELL_X_MAX',
  hasExistingPhone: false,
});
const titles = (change: CampaignFacts) => applyingWebdeals(change).map(({ title }) => title);

test('[P5-7, P5-8] campaigns hold by financing and by plan, in their order', () => {
  const deals = [
    aWebdeal({ title: 'a', validSellingTypes: 'leasing' }),
    aWebdeal({ title: 'b', validSellingTypes: 'svitsj' }),
    aWebdeal({ title: 'c', offerings: ['FJELL_X_START'] }),
    aWebdeal({ title: 'd', offerings: ['FJELL_X_MAX'] }),
  ];
  expect(titles(facts(...deals))).toEqual(['a', 'd']);
  expect(applyingWebdeals({ ...facts(...deals), option: null })).toHaveLength(0);
});

test.each(['upfront', 'upfront b2b'])('[P5-8] a campaign of the full price holds for %s', (option) => {
  const deal = aWebdeal({ title: 'a', offerings: ['FJELL_X_START'], fullPrice: true });
  expect(titles({ ...facts(deal), option, planCode: null })).toEqual(['a']);
  expect(titles({ ...facts(deal), planCode: null })).toEqual([]);
});

test.each([
  ['B2C', 'campaigns'],
  ['B2B', 'campaigns'],
  ['UKKO', 'includedProducts'],
] as const)('[P2-32] the box of %s has the heading %s', (realm, key) => {
  expect(campaignBox(facts(aWebdeal()), realm)).toEqual({ title: { key }, webdeals: [aWebdeal()] });
});

test('[P3-27, P2-32] only campaigns marked for the page, and no box without any', () => {
  const [hidden, unsaid] = [aWebdeal({ title: 'x', showOnPdp: false }), aWebdeal({ title: 'y', showOnPdp: undefined })];
  expect(campaignBox(facts(hidden, aWebdeal(), unsaid), 'B2C')?.webdeals).toEqual([aWebdeal()]);
  expect(campaignBox(facts(hidden), 'B2C')).toBeNull();
});
