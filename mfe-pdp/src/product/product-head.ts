import { imagePreload, type Product, sizeLabel } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { type ProductPageData, variantOfPath } from '../purchase/page-data';
import { headTexts } from '../texts/nb';
import { productJsonLd } from './product-json-ld';

/** The `sizes` of the gallery's large picture. Preload and picture share them, or the browser would fetch two files. */
export const GALLERY_SIZES = '(min-width: 1360px) 720px, (min-width: 856px) 55vw, min(100vw, 44svh)';

/** '400' says nothing in a list of tabs or hits: 'Honor 400' does. */
const withBrand = ({ brand, name }: Product): string =>
  name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;

/** Title, description, canonical address, structured data and the preload of the first picture. */
export const productHead: PageModule<ProductPageData>['head'] = ({ details }, { pathname, realm }) => {
  const { product, breadcrumbs } = details;
  const { brand, shopOrigin } = getConfig();
  const variant = variantOfPath(details, pathname);
  const [image] = variant.images;
  const preloadImage = image && imagePreload(image, GALLERY_SIZES);
  const name = [withBrand(product), variant.size && sizeLabel(variant.size), variant.color.name]
    .filter(Boolean)
    .join(' ');
  return {
    title: headTexts.title(name, brand.name, realm),
    description: product.metaDescription,
    canonicalPath: variant.href,
    ...(product.hideFromSEO && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        productJsonLd(details, { origin: shopOrigin, seller: brand.name, realm }),
        breadcrumbListJsonLd(breadcrumbs, shopOrigin),
      ],
    }),
    ...(preloadImage && { preloadImage }),
    ...(image && { image: image.url }),
  };
};
