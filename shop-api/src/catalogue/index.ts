export { hrefIn } from './addresses';
export type { CatalogueDependencies } from './catalogue-dependencies';
export { type CatalogueReaderOptions, createCatalogueReader } from './catalogue-reader';
export { registerCatalogue } from './catalogue-routes';
export type { DeliveryMethodCode, FeedDeliveryZone, FeedPickupPoint } from './feed/delivery';
export type { CatalogueFeed } from './feed/schema';
export { SKU_PATTERN } from './feed/values';
export { foldName } from './fold-name';
export { mainImageOf } from './images';
export { seedReferenceCatalogue } from './import/seed-reference-catalogue';
export { salesStatusOf, statusesOf } from './life-cycle';
export {
  type Catalogue,
  type Insurance,
  type Plan,
  type Product,
  type ShopDocument,
  soldIn,
  type Variant,
  type VariantDocument,
  type Webdeal,
} from './model';
export { insurancesOf } from './offers/insurances-of';
export { webdealsOf } from './offers/webdeals-of';
export { isPlanFor, planSoldIn } from './plans';
export { agreementTerms, type DeviceTerms, switchTerms } from './prices/device-terms';
export { hasSwitch, leasesOf, termsCode } from './prices/prices';
export { ukkoOffers } from './prices/ukko-offer';
export type { SearchPage } from './search/search-content';
export type { Goods as CatalogueGoods } from './versions/goods-of';
export { subscriptions } from './view-models/subscriptions';
