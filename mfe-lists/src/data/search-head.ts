import { imagePreload } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { searchTexts } from '../texts/search-nb';
import { TILE_SIZES } from './list-head';
import type { SearchPageData } from './search-loader';

/** Number of products, plans and pages that were found; null when nothing was looked for. */
export const hitCount = (data: SearchPageData): number | null =>
  data.kind === 'found' ? data.productTotal + data.plans.length + data.pages.length : null;

/** Title of a search. Whatever was looked for, search engines shall not keep it. */
export const searchHead: PageModule<SearchPageData>['head'] = (data) => {
  const firstImage = data.kind === 'found' ? data.parts[0]?.products[0]?.image : undefined;
  const preloadImage = firstImage && imagePreload(firstImage, TILE_SIZES);
  return {
    title: `${searchTexts.heading(data.query, hitCount(data))} | ${getConfig().brand.name}`,
    noIndex: true,
    ...(preloadImage && { preloadImage }),
  };
};
