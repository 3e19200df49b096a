import type { PageModule } from 'shared-domain/contracts/exposes';
import type { SearchPageData } from '../data/search-page-data';
import { head as searchHead } from '../pages/search-head';
import { loader as searchLoader } from '../pages/search-loader';
import { SearchPage } from '../pages/search-page';

const page = {
  loader: searchLoader,
  Page: SearchPage,
  head: searchHead,
} as const satisfies PageModule<SearchPageData>;

export const { loader, Page, head } = page;
