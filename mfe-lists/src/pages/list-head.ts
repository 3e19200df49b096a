import { EMPTY_LIST_QUERY, viewList } from 'shared-domain/catalogue';
import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import type { ListPageData } from '../data/list-page-data';
import { listTrail } from '../data/list-trail';
import { unpackList } from '../data/packed-list';
import { texts } from '../texts/nb';
import { preloadOf } from './preload-image';

/** Title, description, canonical address and structured data of a list (F9.15-9); an address with filters or an empty list is not indexed. */
export const head: PageModule<ListPageData>['head'] = (data, { pathname, realm }) => {
  const { brand, shopOrigin } = getConfig();
  const { title, description, heading } = texts.lists[data.key];
  const named = (position: number, name: string, href: string) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: `${shopOrigin}${href}`,
  });
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: listTrail(pathname, realm).map(({ name, href }, index) => named(index, name, href)),
  };
  const base: PageHead = {
    title: `${title} | ${brand.name}`,
    description: description(brand.name),
    canonicalPath: pathname,
  };
  if (data.kind === 'failed') return { ...base, noIndex: true };
  const { items, total } = viewList(unpackList(data.list), EMPTY_LIST_QUERY);
  const itemList = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    numberOfItems: total,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${shopOrigin}${href}`,
    })),
  };
  return {
    ...base,
    ...(data.isNarrowed || data.list.items.length === 0 ? { noIndex: true } : {}),
    jsonLd: [breadcrumbs, itemList],
    ...preloadOf(data.leadImage),
  };
};
