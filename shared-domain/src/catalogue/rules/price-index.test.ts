import { toOre } from '../../money';
import { aProductListItem } from '../testing';
import { applyFilters, priceBounds } from '../testing/query-list';
import { NO_FILTERS } from './list-query';

const items = [
  aProductListItem({ upfrontPrice: { upfront: toOre(4_990.5), total: toOre(4_990.5) } }),
  aProductListItem(),
  aProductListItem({
    upfrontPrice: null,
    brandSlug: 'kvist',
    variants: { salesStatuses: [{ name: 'x', sellable: true, quantityInStock: 0 }] },
  }),
];

test('[F5.5-11, F5.5-14] the slider spans the prices of what passes the other filters, its own range left out', () => {
  expect(priceBounds(items, { ...NO_FILTERS, price: { max: toOre(1) } })).toEqual({ min: 499_000, max: 1_299_000 });
  expect(priceBounds(items, { ...NO_FILTERS, values: { ...NO_FILTERS.values, brands: ['kvist'] } })).toBeNull();
});

test('[F5.5-12, F5.5-14] how many the stock filter would leave', () => {
  expect(applyFilters(items, { ...NO_FILTERS, inStock: true })).toHaveLength(2);
});
