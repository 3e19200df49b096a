import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd, itemListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import type { BrandsPageData } from './brands-loader';

/** Title, description and structured data of the page with all brands (F9.15-9). */
export const brandsHead: PageModule<BrandsPageData>['head'] = (data, { pathname }) => {
  const { brand, shopOrigin } = getConfig();
  const { heading, title, description, trail, brands } = data;
  return {
    title: `${title} | ${brand.name}`,
    description,
    canonicalPath: pathname,
    ...(brands.length === 0 && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        breadcrumbListJsonLd(trail, shopOrigin),
        itemListJsonLd(
          heading,
          brands.map(({ name, href }) => ({ name, url: `${shopOrigin}${href}` })),
        ),
      ],
    }),
  };
};
