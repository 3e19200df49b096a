import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { SearchAnswer, Suggestions } from '../io/search-wire';
import { aProductListItem } from './product-list-builder';

/** One phone and one plan were found for 'aurora'. */
export const aSearchAnswer = (change: Change<SearchAnswer> = {}): SearchAnswer =>
  merge<SearchAnswer>(
    {
      query: 'aurora',
      realm: 'B2C',
      total: 2,
      products: [aProductListItem()],
      parts: [{ part: 'handsets', total: 1 }],
      plans: [
        {
          offeringCode: 'FJELL_X_MAX_2025',
          name: 'Fjell X Max',
          href: '/mobilabonnement/',
          monthlyOfferingPrice: toOre(599),
        },
      ],
      categories: [{ name: 'Mobiltelefoner', href: '/mobiltelefoner/' }],
      pages: [{ name: 'Priser', href: '/mobilabonnement/priser/' }],
    },
    change,
  );

/** For 'auro', typed half: the same, as suggestions. */
export const someSuggestions = (change: Change<Suggestions> = {}): Suggestions => {
  const { brand, name, href, image } = aProductListItem();
  return merge<Suggestions>(
    {
      query: 'auro',
      realm: 'B2C',
      products: [{ brand, name, href, image, price: toOre(12_990), isMonthly: false }],
      plans: [{ name: 'Fjell X Max', href: '/mobilabonnement/', monthlyPrice: toOre(599) }],
      categories: [{ name: 'Mobiltelefoner', href: '/mobiltelefoner/' }],
      pages: [{ name: 'Priser', href: '/mobilabonnement/priser/' }],
    },
    change,
  );
};
