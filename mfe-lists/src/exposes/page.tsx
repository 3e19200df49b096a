import type { PageModule } from 'shared-domain/contracts/exposes';
import type { ListPageData } from '../data/list-page-data';
import { head as listHead } from '../pages/list-head';
import { loader as listLoader } from '../pages/list-loader';
import { ListPage } from '../pages/list-page';

const page = {
  loader: listLoader,
  Page: ListPage,
  head: listHead,
} as const satisfies PageModule<ListPageData>;

export const { loader, Page, head } = page;
