export { hrefIn, mainImageOf } from './addresses';
export type { CatalogueDependencies } from './catalogue-reader';
export { type CatalogueReaderOptions, createCatalogueReader } from './catalogue-reader';
export { registerCatalogue } from './catalogue-routes';
export type { DeliveryMethodCode, FeedDeliveryZone, FeedPickupPoint } from './feed/delivery';
export type { CatalogueFeed } from './feed/schema';
export { SKU_PATTERN } from './feed/values';
export { seedReferenceCatalogue } from './import/seed-reference-catalogue';
export { salesStatusOf, statusesOf } from './life-cycle';
export {
  type Insurance,
  type Plan,
  type Product,
  type ShopDocument,
  soldIn,
  type Variant,
  type VariantDocument,
  type Webdeal,
} from './model';
export { insurancesOf, webdealsOf } from './offers/product-offers';
export { isOfferOf, isPlanFor, planSoldIn } from './plans';
export { agreementTerms, type DeviceTerms, switchTerms } from './prices/device-terms';
export { committedLeasesOf, hasSwitch, leasesOf, termsCode, upfrontPriceOf } from './prices/prices';
export { ukkoOffers } from './prices/ukko-offer';
export type { SitePage } from './search/search-categories';
export type { CatalogueGoods } from './versions/goods-of';
