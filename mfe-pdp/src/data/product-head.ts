import { sizeLabel } from 'shared-domain/catalogue';
import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { headTexts } from '../texts/nb';
import { galleryPreload } from './gallery-preload';
import { type ProductPageData, variantOfPath } from './load-product-page';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld';

/** Title, description, canonical address, structured data and the preload of the first picture. */
export const productHead: PageModule<ProductPageData>['head'] = ({ details }, { pathname, realm }): PageHead => {
  const { product, breadcrumbs } = details;
  const variant = variantOfPath(details, pathname);
  const [image] = variant.images;
  const preloadImage = image && galleryPreload(image);
  const name = [product.name, variant.size && sizeLabel(variant.size), variant.color.name].filter(Boolean).join(' ');
  return {
    title: headTexts.title(name, getConfig().brand.name, realm),
    description: product.metaDescription,
    canonicalPath: variant.href,
    ...(product.hideFromSEO && { noIndex: true }),
    jsonLd: [
      productJsonLd(details, getConfig().shopOrigin, getConfig().brand.name),
      breadcrumbJsonLd(breadcrumbs, getConfig().shopOrigin),
    ],
    ...(preloadImage && { preloadImage }),
    ...(image && { image: image.url }),
  };
};
