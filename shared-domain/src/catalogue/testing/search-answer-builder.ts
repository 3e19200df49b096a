import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { SearchAnswer } from '../io/search-wire';
import { aProductListItem } from './product-list-builder';

/** One phone and one plan were found for 'aurora'. */
export const aSearchAnswer = (change: Change<SearchAnswer> = {}): SearchAnswer =>
  merge<SearchAnswer>(
    {
      query: 'aurora',
      realm: 'B2C',
      total: 2,
      products: [aProductListItem()],
      plans: [
        {
          offeringCode: 'FJELL_X_MAX_2025',
          name: 'Fjell X Max',
          href: '/mobilabonnement/',
          monthlyOfferingPrice: toOre(599),
        },
      ],
    },
    change,
  );
