import { ceilToKrone, floorToKrone, higherOre, lowerOre } from '../../money';
import type { FacetOptions, ListFilters, PriceRange, ProductListItem } from '../model';
import { priceForFinancing } from './financing-price';
import { applyFilters } from './list-filter';

/**
 * Ends of the price slider in whole kroner: the lowest and the highest price of the products that pass every other filter.
 * Null when none of them is sold with the chosen financing.
 */
export function priceBounds(
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
): Required<PriceRange> | null {
  const prices = applyFilters(items, filters, options, 'prices').flatMap((item) => {
    const price = priceForFinancing(item, filters.financing);
    return price === null ? [] : [price];
  });
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return { min: floorToKrone(others.reduce(lowerOre, first)), max: ceilToKrone(others.reduce(higherOre, first)) };
}

/** Number of products that the stock filter would leave, with all other filters applied (F5.5-14). */
export const countInStock = (
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
): number => applyFilters(items, { ...filters, inStock: true }, options).length;
