export type { Account, AccountSubscription, Bundle, Offering, PlanText, SubscriptionText } from './model';
export { accountsForRealm } from './rules/account-realm';
export { type AccountRow, toAccountRows } from './rules/account-row';
export { filterOfferings, flagHidden, type OfferingFilter } from './rules/age-filter';
export { billedAccount, type BillingAccounts, billingAccounts } from './rules/billing-account';
export { type BindingIcim, bindingIcim, bindingIcimOf, commitmentMultiplier } from './rules/binding';
export { discountedBinding } from './rules/binding-price';
export {
  type BundleChoice,
  type BundleEvent,
  changeBundle,
  chosenBundleSku,
  NO_BUNDLE,
  shownVariant,
} from './rules/bundle-choice';
export { bundleImages } from './rules/bundle-images';
export { bundleNotes } from './rules/bundle-notes';
export { type BundlePrice, bundlePrice } from './rules/bundle-price';
export { amountForRealm, type BusinessTerms, businessTerms } from './rules/business-terms';
export { type ChangedSubscription, changeOf, recordChange, toChangedSubscription } from './rules/changed-subscriptions';
export { bareCode, codePart, offeringCodeOf, withIcim } from './rules/code-part';
export { type CustomerGreeting, customerGreeting } from './rules/customer-greeting';
export { type CustomerFacts as CustomerOfferFacts, customerOfferings } from './rules/customer-offerings';
export { dataText } from './rules/data-text';
export { defaultOfferingCode, defaultSwitchPlanKey } from './rules/default-codes';
export { discountBadges } from './rules/discount-badges';
export { displayOffering, type OfferingDisplay } from './rules/display';
export { withDoubling } from './rules/doubling';
export { type ExistingOfferFacts, isDoubled, showsExistingOffer } from './rules/existing-offer';
export { extraBenefits, INCLUDED_IN_ALL } from './rules/extra-benefits';
export { familyDiscount, familyRibbon, furtherLinePrice, hasFamilyDiscount } from './rules/family-discount';
export { type FamilyGroup, type FamilyOrder, familyOrder, type WantedLines } from './rules/family-order';
export { type FamilyFacts, type FamilySummary, familySummary } from './rules/family-summary';
export {
  alternativeText,
  type GroupedCard,
  groupedCard,
  isGrouped,
  slotTitle,
  type SpeedSlot,
} from './rules/grouped-card';
export { resolveHeroStyle } from './rules/hero-style';
export { type InsuranceCodeFacts, insuranceOfferingCode } from './rules/insurance-code';
export { isKeepExisting, KEEP_EXISTING_CODE, type KeepExisting, keepExistingChoice } from './rules/keep-existing';
export { linesPrice, type ListPrice, listPrice, type ListPriceFacts } from './rules/list-price';
export { multiplierTexts } from './rules/multiplier-text';
export { type NewPlanOfferFacts, newPlanOfferText } from './rules/new-plan-offer';
export { offeringName, offeringTitle, planName } from './rules/offering-name';
export { type OutdatedPlan, outdatedPlan } from './rules/outdated-plan';
export { personaLabel, type Speedometer, speedometerIcon } from './rules/persona';
export { isForPhone } from './rules/phone-plan';
export { type PlanAction, type PlanActionFacts, resolvePlanAction } from './rules/plan-action';
export { type PlanColour, planColour } from './rules/plan-colour';
export { planFooter } from './rules/plan-footer';
export {
  type GuideAdvice,
  type GuideAnswers,
  type GuideReason,
  recommendPlan,
  type RunnerUpReason,
} from './rules/plan-guide';
export { type PlanKind, resolvePlanKind, type SectionKind, sectionKindOf } from './rules/plan-kind';
export { type PlanLine, type PlanLinePrice, planLinePrices } from './rules/plan-lines';
export { orderPlans } from './rules/plan-order';
export { devicePlanPrice, type PlanOption, planOptions } from './rules/plan-price';
export { type PlanTerms, planTerms, planTermsWithVat, type TermedOffering, type TermFacts } from './rules/plan-terms';
export { preselectOffering } from './rules/preselection';
export { priceDisclaimerText } from './rules/price-disclaimer';
export { productUserQuestion } from './rules/product-user';
export { subscriptionRank } from './rules/rank';
export { sortOfferings } from './rules/sort-order';
export { speedName, speedText, speedWord } from './rules/speed';
export {
  changeSpeedModal,
  chosenSpeedPlan,
  CLOSED_SPEED_MODAL,
  type SpeedModal,
  type SpeedModalEvent,
} from './rules/speed-modal';
export { snapToSlot } from './rules/speed-slider';
export { isStreamingBundle, type StreamingPrices, streamingPrices } from './rules/streaming-bundle';
export {
  changeSubscription,
  NO_SUBSCRIPTION_CHANGE,
  type SubscriptionChange,
  type SubscriptionChangeEvent,
} from './rules/subscription-change';
export { type SubscriptionChoice, subscriptionChoices } from './rules/subscription-choices';
export { type SubscriptionsModal, subscriptionsModal } from './rules/subscriptions-modal';
export { textBlocksOf } from './rules/text-blocks';
export { firstYouthPlan, showsUnder30Toggle, type Under30Facts } from './rules/under-30';
export { isSelectable, isSold, noUsableSubscriptionText } from './rules/usable-subscription';
export { subscriptionText } from './texts/nb';
export { planText } from './texts/plan-nb';
export { type PlanPresentation, presentPlan } from './texts/plan-presentation';
export { bindingText } from './texts/plan-terms-lines';
export { termsTexts } from './texts/terms-nb';
