export * from './model';
export {
  ACCESSORY_CATEGORIES,
  type AccessoryCategory,
  accessoryCategoryOf,
  type AccessoryKind,
  accessoryWeight,
} from './rules/accessory-category';
export { accessoryKindHref } from './rules/accessory-kind-href';
export { orderAccessories } from './rules/accessory-order';
export { type AccessoryPrice, accessoryPrice } from './rules/accessory-price';
export { ACCESSORY_STEP, type AccessorySteps, accessorySteps } from './rules/accessory-steps';
export { type ActiveFilter, activeFilters } from './rules/active-filters';
export { type ApplyingFacts, applyingWebdeals } from './rules/applying-webdeals';
export { brandBreadcrumbs, type BrandTrail } from './rules/brand-breadcrumbs';
export { isBuyable, savingOf } from './rules/buyable';
export { toCardItem } from './rules/card-item';
export { type CardPrice, cardPrice } from './rules/card-price';
export { SHOWN_COLOURS, type Swatches, toSwatches } from './rules/colour-swatches';
export {
  type ComparedGroup,
  compareSpecifications,
  formatCompared,
  MOST_COMPARED,
  parseCompared,
} from './rules/compared-products';
export { compatibleValue, isCompatible, isFacetModel } from './rules/compatible-model';
export { type Condition, conditionOf, CONDITIONS, type ConditionSubType } from './rules/condition';
export { type EmptyingFilter, emptyingFilters } from './rules/emptying-filters';
export { toFacets } from './rules/facet-counts';
export {
  type FinancingChoice,
  financingChoices,
  financingName,
  listFinancing,
  toFinancingChoice,
} from './rules/financing-choices';
export {
  isLeaseNow,
  isMonthly,
  isSwitchOption,
  leaseOf,
  priceForFinancing,
  SWITCH_MONTHS,
} from './rules/financing-price';
export { type CardBadge, type FlashBadge, flashBadge } from './rules/flash-badge';
export { type HighlightedText, highlightedText } from './rules/highlighted-text';
export { type ImagePreload, imagePreload } from './rules/image-preload';
export { isAnyInStock, isInStock } from './rules/in-stock';
export { toInstantMs } from './rules/instant';
export { resolveLcmStatus } from './rules/lcm-status';
export { leadingOption } from './rules/leading-option';
export { listBreadcrumbs, type ListTrail } from './rules/list-breadcrumbs';
export { type ListCard, type ListCardOptions, toListCard, usedGrade } from './rules/list-card';
export { toListColumns } from './rules/list-columns';
export { bySaving, cheapestBy, listHighlights } from './rules/list-highlights';
export { buildListIndex, createListIndex, type ListAnswer, type ListIndex, type ListRange } from './rules/list-index';
export { LIST_PAGE_SIZE } from './rules/list-page';
export {
  EMPTY_LIST_QUERY,
  formatListQuery,
  isFiltered,
  listQueryEntries,
  NO_FILTERS,
  parseListQuery,
  toggleFacetValue,
  withFilters,
  withSort,
} from './rules/list-query';
export { sortItems } from './rules/list-sort';
export { toListView } from './rules/list-view';
export { isPhasedOut } from './rules/phased-out';
export { toContent } from './rules/placeholder';
export { isPresale, PRESALE_TICK_MS, presaleText, toReleaseMs } from './rules/presale';
export {
  needsUserRef,
  presaleOffsetMs,
  type PresaleSpread,
  resolvePresaleStrategy,
  toUserRef,
} from './rules/presale-spread';
export { productBreadcrumbs, type ProductTrail } from './rules/product-breadcrumbs';
export { listItemHref, toPath } from './rules/product-href';
export { hasListIn, listPathOf, LISTS, listTypeOf, shownListPath } from './rules/product-list';
export { type ProductTab, productTabs } from './rules/product-tabs';
export { reviewDate } from './rules/review-date';
export { type ReviewPage, reviewPage } from './rules/review-page';
export { type ReviewStars, reviewStars, toHalfStars } from './rules/review-stars';
export { resolveSalesState, type SaleFacts, type SalesState, type SalesStateKind } from './rules/sales-state';
export { SEARCH_PAGE_SIZE, SHOWN_OF_PART } from './rules/search-parts';
export { SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from './rules/search-query';
export { readShopStock, type ShopStock } from './rules/shop-stock';
export { realAccessories, shownAccessories } from './rules/shown-accessories';
export { compareSizes, sizeLabel, sizesText } from './rules/size';
export { toSlug } from './rules/slug';
export { type SpecificationGroup, specificationGroups, type SpecificationRow } from './rules/specification';
export { isSoldOut, resolveStockStatus, stockStatusOfSale } from './rules/stock-status';
export { type ChannelOverrides, type StockOverrideTexts, stockTexts, toChannelOverrides } from './rules/stock-text';
export { matchesText } from './rules/text-match';
export {
  type ColourOption,
  colourOptions,
  resolveSizeSelector,
  resolveVariant,
  sizeChoices,
  type SizeOption,
  sizeOptions,
  type SizeSelector,
  variantBySlug,
} from './rules/variant-choice';
export { isWebdealEligible, type OfferFacts } from './rules/webdeal-eligibility';
export { isSoldByOption } from './rules/webdeal-selling-type';
export { financingText } from './texts/financing-nb';
export { ACCESSORY_NAMES, catalogueText, FACET_NAMES, LIST_NAMES, SORT_NAMES, toBreadcrumbs } from './texts/nb';
