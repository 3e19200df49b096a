import { imagePreload, LIST_PAGE_SIZE, parseListQuery } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd, itemListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { texts } from '../texts/nb';
import type { ListPageData } from './list-loader';

/** Width of a product tile on the list page, for the browser's choice of picture file. The grid is in list-results.module.css. */
export const TILE_SIZES =
  '(min-width:1360px) 302px,(min-width:1024px) calc(33.3vw - 152px),(min-width:856px) calc(50vw - 188px),calc(50vw - 24px)';

/** Title, description, canonical address and structured data of a list (F9.15-9); an address with filters or an empty list is not indexed. */
export const listHead: PageModule<ListPageData>['head'] = (data, { pathname }) => {
  const { brand, shopOrigin } = getConfig();
  const { title, description, heading } = data.texts;
  const { page } = parseListQuery(new URLSearchParams(data.search));
  const { items, from, count, total } = data.view;
  const preloadImage = imagePreload(items[0]?.image ?? null, TILE_SIZES);
  const first = from === 0 ? items.slice(0, LIST_PAGE_SIZE) : [];
  return {
    title: `${page > 1 && !data.isNarrowed ? texts.onPage(title, page) : title} | ${brand.name}`,
    description,
    // A later page has other products: it is not the first one's copy.
    canonicalPath: data.isNarrowed || page === 1 ? pathname : `${pathname}?side=${page}`,
    ...((data.isNarrowed || total === 0) && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        breadcrumbListJsonLd(data.trail, shopOrigin),
        itemListJsonLd(
          heading,
          first.map(({ name, href }) => ({ name, url: `${shopOrigin}${href}` })),
          count,
        ),
      ],
    }),
    ...(items[0] && { image: items[0].image.url }),
    ...(preloadImage && { preloadImage }),
  };
};
