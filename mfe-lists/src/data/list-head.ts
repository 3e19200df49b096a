import { EMPTY_LIST_QUERY, imagePreload, viewList } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd, itemListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { texts } from '../texts/nb';
import type { ListPageData } from './list-loader';
import { listTrail } from './list-trail';
import { unpackList } from './packed-list';
import { TILE_SIZES } from './tile-sizes';

/** Title, description, canonical address and structured data of a list (F9.15-9); an address with filters or an empty list is not indexed. */
export const listHead: PageModule<ListPageData>['head'] = (data, { pathname, realm }) => {
  const { brand, shopOrigin } = getConfig();
  const { title, description, heading } = texts.lists[data.key];
  const { items, total } = viewList(unpackList(data.list), EMPTY_LIST_QUERY);
  const preloadImage = imagePreload(data.leadImage, TILE_SIZES);
  return {
    title: `${title} | ${brand.name}`,
    description: description(brand.name),
    canonicalPath: pathname,
    ...((data.isNarrowed || total === 0) && { noIndex: true }),
    jsonLd: [
      breadcrumbListJsonLd(listTrail(pathname, realm), shopOrigin),
      itemListJsonLd(
        heading,
        items.map(({ name, href }) => ({ name, url: `${shopOrigin}${href}` })),
        total,
      ),
    ],
    ...(preloadImage && { preloadImage }),
  };
};
