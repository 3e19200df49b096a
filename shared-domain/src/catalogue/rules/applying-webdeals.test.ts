import { aWebdeal } from '../testing';
import { type ApplyingFacts, applyingWebdeals } from './applying-webdeals';

const facts = (...webdeals: ApplyingFacts['webdeals']): ApplyingFacts => ({
  webdeals,
  option: 'lease24',
  planCode: 'FJELL_X_MAX',
  hasExistingPhone: false,
});
const titles = (change: ApplyingFacts) => applyingWebdeals(change).map(({ title }) => title);

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
