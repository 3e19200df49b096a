export * from './model';
export { type AmountLine, amountLines, minimumTotalItems } from './rules/amount-lines';
export { BREAKAGE_FEE, hasBreakageInfo } from './rules/breakage-fee';
export { hasBundleWithoutSubscription } from './rules/bundle-state';
export { canEmptyCart } from './rules/can-empty';
export { toCartState, toLineAdded, toLinesRemoved } from './rules/cart-events';
export { deliveryOnTop, type DeliveryRow, toDeliveryRow } from './rules/delivery-row';
export { type Disclaimer, type DisclaimerInput, type DisclaimerItem, toDisclaimer } from './rules/disclaimer';
export { type DiscountBadge, discountBadges } from './rules/discount-badges';
export { drawerTitle } from './rules/drawer-title';
export { type EmptiedEvent, type EmptiedState, type EmptiedStep, nextEmptiedOrder } from './rules/emptied-order';
export { emptyCart } from './rules/empty-cart';
export { isExtensionDue } from './rules/extension-due';
export {
  FAMILY_DISCOUNT_BODY,
  type FamilyDiscountBox,
  familyDiscountBox,
  type FamilyDiscountFacts,
  familyDiscountHeading,
  showsFamilyDiscount,
} from './rules/family-discount';
export { bundleOf, financingKey } from './rules/financing-key';
export { findItem, flattenItems } from './rules/find-item';
export { type FreeShipping, freeShipping } from './rules/free-shipping';
export { countItems } from './rules/item-count';
export { itemName } from './rules/item-name';
export { type DisplayedPrice, displayedPrice, shownField } from './rules/item-price';
export { ITEM_WEIGHTS, sortCartItems } from './rules/item-sort';
export { type Financing, leaseMonths } from './rules/lease-months';
export { type CostLine, monthlyCostLines } from './rules/monthly-lines';
export { applyOptimistically } from './rules/optimistic-cart';
export { CLEAR_ORDER, EXTEND_ORDER } from './rules/order-operation';
export { nextPanelState, type PanelEvent, type PanelState } from './rules/panel-state';
export { MAX_QUANTITY, MIN_QUANTITY, type QuantityPicker, quantityPicker, quantityUpdate } from './rules/quantity';
export { isQueued, type QueueFacts, queueStorageKey } from './rules/queue';
export { type ItemPrice, itemPriceOf } from './rules/realm-price';
export { canRemove, isAllowedToDelete, type RemovalFacts, resolveRemoval } from './rules/removal';
export { isRenderedWhole, toRenderedCart } from './rules/rendered-cart';
export { type Reorder, toReorders } from './rules/reorder';
export { type RowDetailFacts, rowDetails } from './rules/row-details';
export { resolveRowKind, type RowKind } from './rules/row-kind';
export { isSimOnly } from './rules/sim-only';
export { isSimOnlyWithoutCard } from './rules/sim-only-without-card';
export { isSpeakerBundle } from './rules/speaker-bundle';
export { subtitleLines } from './rules/subtitle';
export { type CartSummary, cartSummary, type SummaryRow, upfrontLabel } from './rules/summary-rows';
export { isQuantityChange, isSameQuantity } from './rules/superseded';
export { statedTotal, totalMinimumPrice, totalOf } from './rules/totals';
export { isNewGoods } from './rules/update-realm';
export { leaseText } from './texts/lease-nb';
export { cartText } from './texts/nb';
export { CART_ANSWER_AWAITED, CART_NOT_UPDATED, CART_UPDATE_UNKNOWN, NOT_ADDED_TO_CART } from './texts/store-nb';
