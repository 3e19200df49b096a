import { imagePreload, LIST_PAGE_SIZE } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd, itemListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { texts } from '../texts/nb';
import type { ListPageData } from './list-loader';
import { listTrail } from './list-trail';
import { TILE_SIZES } from './tile-sizes';

/** Title, description, canonical address and structured data of a list (F9.15-9); an address with filters or an empty list is not indexed. */
export const listHead: PageModule<ListPageData>['head'] = (data, { pathname, realm }) => {
  const { brand, shopOrigin } = getConfig();
  const { title, description, heading } = texts.lists[data.key];
  const { items, from, count, total } = data.view;
  const preloadImage = imagePreload(items[0]?.image ?? null, TILE_SIZES);
  const first = from === 0 ? items.slice(0, LIST_PAGE_SIZE) : [];
  return {
    title: `${title} | ${brand.name}`,
    description: description(brand.name),
    canonicalPath: pathname,
    ...((data.isNarrowed || total === 0) && { noIndex: true }),
    jsonLd: [
      breadcrumbListJsonLd(listTrail(pathname, realm), shopOrigin),
      itemListJsonLd(
        heading,
        first.map(({ name, href }) => ({ name, url: `${shopOrigin}${href}` })),
        count,
      ),
    ],
    ...(items[0] && { image: items[0].image.url }),
    ...(preloadImage && { preloadImage }),
  };
};
