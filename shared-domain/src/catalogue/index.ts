export * from './model';
export {
  ACCESSORY_CATEGORIES,
  type AccessoryCategory,
  accessoryCategoryOf,
  type AccessoryKind,
  accessoryWeight,
  compatibleValue,
  isCompatible,
  isFacetModel,
} from './rules/accessory-category';
export {
  listBreadcrumbs,
  type ListTrail,
  productBreadcrumbs,
  type ProductTrail,
  realmCrumbs,
} from './rules/breadcrumbs';
export { isBuyable, savingOf, toCardItem } from './rules/card-item';
export { type CardPrice, cardPrice, leadingOption } from './rules/card-price';
export { type Condition, conditionOf, CONDITIONS, type ConditionSubType } from './rules/condition';
export { type FacetValue, LIST_PAGE_SIZE, type ShownFacet, toFacets } from './rules/facet-counts';
export { type FacetId, facetOf, forEachFacet } from './rules/facets';
export {
  type FinancingChoice,
  financingChoices,
  hasCommitment,
  isLeaseNow,
  isMonthly,
  isSwitchOption,
  leaseOf,
  listFinancing,
  priceForFinancing,
  SWITCH_MONTHS,
  toFinancingChoice,
} from './rules/financing';
export { type CardBadge, type FlashBadge, flashBadge } from './rules/flash-badge';
export { type ImagePreload, imagePreload } from './rules/image-preload';
export { isAnyInStock, isInStock } from './rules/in-stock';
export { toInstantMs } from './rules/instant';
export {
  type ListCard,
  type ListCardOptions,
  SHOWN_COLOURS,
  stockOnCard,
  type Swatches,
  toListCard,
  toSwatches,
  usedGrade,
} from './rules/list-card';
export { toListColumns } from './rules/list-columns';
export { buildListIndex, createListIndex, type ListAnswer, type ListIndex, type ListRange } from './rules/list-index';
export {
  EMPTY_LIST_QUERY,
  FACET_PARAMETERS,
  formatListQuery,
  isFiltered,
  LIST_PARAMETERS,
  type ListFilters,
  type ListQuery,
  listQueryEntries,
  NO_FILTERS,
  parseListQuery,
  toggleFacetValue,
  withFilters,
  withSort,
} from './rules/list-query';
export { sortItems } from './rules/list-sort';
export { bySaving, cheapestBy, listHighlights, toListView } from './rules/list-view';
export { ownText, toContent } from './rules/placeholder';
export { isPresale, PRESALE_TICK_MS, presaleText, toReleaseMs } from './rules/presale';
export {
  accessoryKindHref,
  hasListIn,
  listItemHref,
  listPathOf,
  LISTS,
  listTypeOf,
  shownListPath,
  toPath,
} from './rules/product-paths';
export {
  type ProductTab,
  productTabs,
  type SpecificationGroup,
  specificationGroups,
  type SpecificationRow,
} from './rules/product-tabs';
export { type ReviewStars, reviewStars, toHalfStars } from './rules/review-stars';
export { resolveSalesState, type SalesState, type SalesStateKind } from './rules/sales-state';
export {
  hasWords,
  matchesText,
  SEARCH_PAGE_SIZE,
  SEARCH_QUERY_MAX_LENGTH,
  SHOWN_OF_PART,
  toSearchQuery,
} from './rules/search-match';
export { realAccessories, shownAccessories } from './rules/shown-accessories';
export { compareSizes, sizeLabel, sizesText } from './rules/size';
export { toSlug } from './rules/slug';
export {
  type ChannelOverrides,
  isPhasedOut,
  isSoldOut,
  resolveLcmStatus,
  resolveStockStatus,
  type StockOverrideTexts,
  stockStatusOfSale,
  stockTexts,
  toChannelOverrides,
} from './rules/stock';
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
export { applyingWebdeals, isSoldByOption, isWebdealEligible } from './rules/webdeals';
export { optionText } from './texts/financing-nb';
export { ACCESSORY_NAMES, catalogueText, FACET_NAMES, LIST_NAMES, SORT_NAMES, toBreadcrumbs } from './texts/nb';
