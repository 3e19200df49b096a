export * from './model';
export {
  applyOptimistically,
  isQuantityChange,
  isSameQuantity,
  toCartState,
  toLineAdded,
  toLinesRemoved,
} from './rules/changes';
export {
  type DeliveryRow,
  FREE_SHIPPING_LIMIT_NOK,
  type FreeShipping,
  freeShipping,
  toDeliveryRow,
} from './rules/delivery';
export { emptyCart } from './rules/empty-cart';
export { bundleOf, type Financing, financingKey, leaseMonths, leaseOption } from './rules/financing';
export { firstMonths, type PaidMonthly, paidMonthly } from './rules/free-months';
export {
  type DisplayedPrice,
  displayedPrice,
  type ItemPrice,
  itemPriceOf,
  shownField,
  statedTotal,
  totalMinimumPrice,
  totalOf,
} from './rules/item-price';
export { countItems, findItem, flattenItems, itemName } from './rules/items';
export {
  canRemove,
  isAllowedToDelete,
  isCountedItem,
  isQuantityEditable,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type QuantityPicker,
  quantityPicker,
  quantityUpdate,
  resolveRemoval,
} from './rules/line-actions';
export { CLEAR_ORDER, EXTEND_ORDER } from './rules/order-operation';
export { isQueued, queueStorageKey } from './rules/queue';
export { isRenderedWhole, toRenderedCart } from './rules/rendered-cart';
export { hasBundleWithoutSubscription, rowDetails, subtitleLines } from './rules/row-details';
export { isSimOnly, isSimOnlyWithoutCard } from './rules/sim-only';
export {
  type CartSum,
  type CartSummary,
  cartSummary,
  type CostLine,
  monthlyCostLines,
  upfrontLabel,
} from './rules/summary';
export { isNewGoods } from './rules/update-realm';
export { leaseText } from './texts/lease-nb';
export { cartText } from './texts/nb';
export { CART_ANSWER_AWAITED, CART_NOT_UPDATED, CART_UPDATE_UNKNOWN, NOT_ADDED_TO_CART } from './texts/store-nb';
