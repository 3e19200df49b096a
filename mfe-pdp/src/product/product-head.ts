import { imagePreload, type ProductVariant } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { breadcrumbListJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { type ProductPageData, variantOfPath } from '../purchase/page-data';
import { headTexts } from '../texts/nb';
import { productJsonLd } from './product-json-ld';
import { variantName } from './product-name';

/** The `sizes` of the gallery's large picture. Preload and picture share them, or the browser would fetch two files. */
export const GALLERY_SIZES = '(min-width: 1360px) 720px, (min-width: 856px) 55vw, min(100vw, 44svh)';

/** The address of the product, which is the canonical one of all its variants (P2-1, F2.8-4). */
const ownPath = ({ href }: ProductVariant): string => href.replace(/[^/]+\/$/, '');

/** Title, description, canonical address, structured data and the preload of the first picture. */
export const productHead: PageModule<ProductPageData>['head'] = ({ details }, { pathname, realm }) => {
  const { product, breadcrumbs } = details;
  const { brand, shopOrigin } = getConfig();
  const variant = variantOfPath(details, pathname);
  const [image] = variant.images;
  const preloadImage = image && imagePreload(image, GALLERY_SIZES);
  return {
    title: headTexts.title(variantName(product, variant), brand.name, realm),
    description: product.metaDescription,
    canonicalPath: ownPath(variant),
    ...(product.hideFromSEO && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        productJsonLd(details, { origin: shopOrigin, name: brand.name, realm, path: ownPath(variant) }),
        breadcrumbListJsonLd(breadcrumbs, shopOrigin),
      ],
    }),
    ...(preloadImage && { preloadImage }),
    ...(image && { image: image.url }),
  };
};
