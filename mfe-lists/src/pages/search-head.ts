import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { hitCount, type SearchPageData } from '../data/search-page-data';
import { searchTexts } from '../texts/search-nb';
import { preloadOf } from './preload-image';

/** Title of a search. Whatever was looked for, search engines shall not keep it. */
export const head: PageModule<SearchPageData>['head'] = (data) => ({
  title: `${searchTexts.heading(data.query, hitCount(data))} | ${getConfig().brand.name}`,
  noIndex: true,
  ...(data.kind === 'found' ? preloadOf(data.products.items[0]?.image ?? null) : {}),
});
