export type { Account, AccountSubscription, Bundle, Offering, PlanText, SubscriptionText } from './model';
export {
  type AccountRow,
  accountsForRealm,
  billedAccount,
  type BillingAccounts,
  billingAccounts,
  toAccountRows,
} from './rules/accounts';
export { filterOfferings, flagHidden, type OfferingFilter } from './rules/age-filter';
export {
  BINDING_ICIMS,
  type BindingIcim,
  bindingIcim,
  bindingIcimOf,
  COMMITMENT_MONTHS,
  commitmentMultiplier,
  LEASE_COMMITMENT_ICIM,
} from './rules/binding';
export { bundleNotes } from './rules/bundle-notes';
export { amountForRealm, type BusinessTerms, businessTerms } from './rules/business-terms';
export {
  discountBadges,
  personaLabel,
  type PlanColour,
  planColour,
  planFooter,
  type Speedometer,
  speedometerIcon,
} from './rules/card-look';
export { bareCode, codePart, offeringCodeOf, withIcim } from './rules/code-part';
export { customerOfferings, isDoubled, type OfferingCustomer, showsExistingOffer } from './rules/customer-offerings';
export { dataText } from './rules/data-text';
export { defaultOfferingCode, defaultSwitchPlanKey } from './rules/default-codes';
export { displayOffering, type OfferingDisplay } from './rules/display';
export { withDoubling } from './rules/doubling';
export { extraBenefits, INCLUDED_IN_ALL } from './rules/extra-benefits';
export { type FamilySummary, familySummary, multiplierTexts } from './rules/family-summary';
export {
  alternativeText,
  type GroupedCard,
  groupedCard,
  isGrouped,
  slotTitle,
  type SpeedSlot,
} from './rules/grouped-card';
export {
  insuranceOfferingCode,
  isKeepExisting,
  KEEP_EXISTING_CODE,
  type KeepExisting,
  keepExistingChoice,
} from './rules/keep-existing';
export {
  discountedBinding,
  familyDiscount,
  familyRibbon,
  furtherLinePrice,
  hasFamilyDiscount,
  isStreamingBundle,
  linesPrice,
  type ListPrice,
  listPrice,
  type StreamingPrices,
  streamingPrices,
} from './rules/list-price';
export { offeringName, offeringTitle, planName } from './rules/offering-name';
export {
  isForPhone,
  isForWatch,
  type PlanKind,
  resolvePlanKind,
  type SectionKind,
  sectionKindOf,
} from './rules/plan-kind';
export { type PlanLine, type PlanLinePrice, planLinePrices } from './rules/plan-lines';
export { orderPlans, preselectOffering, sortOfferings } from './rules/plan-order';
export { devicePlanPrice, type DevicePrices, type PlanOption, planOptions, planPricesOf } from './rules/plan-price';
export { type PlanTerms, planTerms, planTermsWithVat, type TermedOffering } from './rules/plan-terms';
export { priceDisclaimerText } from './rules/price-disclaimer';
export { subscriptionRank } from './rules/rank';
export { speedName, speedText, speedWord } from './rules/speed';
export { snapToSlot } from './rules/speed-slider';
export {
  type ChangedSubscription,
  changeOf,
  changeSubscription,
  NO_SUBSCRIPTION_CHANGE,
  recordChange,
  type SubscriptionChange,
  type SubscriptionChangeEvent,
  toChangedSubscription,
} from './rules/subscription-change';
export {
  isSelectable,
  isSold,
  noUsableSubscriptionText,
  type SubscriptionChoice,
  subscriptionChoices,
} from './rules/subscription-choices';
export { type SubscriptionsModal, subscriptionsModal } from './rules/subscriptions-modal';
export { textBlocksOf } from './rules/text-blocks';
export { firstYouthPlan, showsUnder30Toggle, type Under30Facts } from './rules/under-30';
export { subscriptionText } from './texts/nb';
export { planText } from './texts/plan-nb';
export { type PlanPresentation, presentPlan } from './texts/plan-presentation';
export { bindingText, termsTexts } from './texts/terms-nb';
