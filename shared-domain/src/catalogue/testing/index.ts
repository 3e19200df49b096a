export { aLeasePrice, aProductList, aProductListItem } from './product-list-builder';
export { aFinancingMethod, aPlanPrice, aProductDetails, aVariant, fewFinancingMethods } from './product-details-builder';
export { anAvailabilityRecord } from './availability-builder';
