export * from './model';
export { ACCESSORY_CATEGORIES, accessoryCategoryOf, accessoryWeight, type AccessoryCategory } from './rules/accessory-category';
export { activeFilters, type ActiveFilter } from './rules/active-filters';
export { compatibleValue, isCompatible, isFacetModel } from './rules/compatible-model';
export { FACET_DEFINITIONS, PRICE_FACET_LABEL, STOCK_FACET_LABEL, STOCK_FACET_OPTION } from './rules/facet-definition';
export { facetsOf } from './rules/facet-values';
export { financingChoices, financingLabel, type FinancingChoice } from './rules/financing-choices';
export { isLeaseNow, isSwitchOption, leaseOf, priceForFinancing } from './rules/financing-price';
export { isAnyInStock, isInStock } from './rules/in-stock';
export { toInstantMs } from './rules/instant';
export { resolveLcmStatus } from './rules/lcm-status';
export { listBreadcrumbs, type ListTrail } from './rules/list-breadcrumbs';
export { SHOWN_COLOURS, toListCard, type ListCard, type ListCardOptions } from './rules/list-card';
export { applyFilters, type FilterId } from './rules/list-filter';
export { LIST_PAGE_SIZE, productCountText, viewList, type ListView } from './rules/list-page';
export {
  EMPTY_LIST_QUERY, formatListQuery, isFiltered, listQueryEntries, NO_FILTERS, parseListQuery, toggleFacetValue, withFilters, withSort,
} from './rules/list-query';
export { LIST_SORT_OPTIONS, sortItems } from './rules/list-sort';
export { countInStock, priceBounds, priceRangeText } from './rules/price-facet';
export { productBreadcrumbs, type ProductTrail } from './rules/product-breadcrumbs';
export { listItemHref, productHref, toPath } from './rules/product-href';
export { listPathOf, LISTS, listTypeOf, resolveListType } from './rules/product-list';
export { readShopStock, type ShopStock } from './rules/shop-stock';
export { compareSizes, sizeLabel, sizesText } from './rules/size';
export { toSlug } from './rules/slug';
export { isPhasedOut, isPresale, resolveStockStatus, stockStatusOfSale } from './rules/stock-status';
export { matchesText } from './rules/text-match';
export { colourOptions, resolveSizeSelector, resolveVariant, sizeOptions, variantBySlug, type ColourOption, type SizeOption, type SizeSelector } from './rules/variant-choice';
