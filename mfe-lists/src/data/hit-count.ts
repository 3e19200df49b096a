import type { SearchPageData } from './search-loader';

/** Number of products, plans and pages that were found; null when nothing was looked for. */
export const hitCount = (data: SearchPageData): number | null =>
  data.kind === 'found' ? data.productTotal + data.plans.length + data.pages.length : null;
