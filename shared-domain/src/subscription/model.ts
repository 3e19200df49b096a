/** Types of the subscription rules. */
import type { ProductType } from '../catalogue';
import type { Ore } from '../money';

export type { Account, AccountSubscription } from './io/account-wire';
export type { Bundle } from './io/bundle-wire';
export type { Offering } from './io/offering-wire';

/** A text of a plan's card beside a device; `planText` renders it in bokmål. */
export type PlanText =
  | {
      readonly key:
        | 'forTwoMonths'
        | 'junior'
        | 'juniorWatch'
        | 'speedWordHigh'
        | 'speedWordMax'
        | 'speedWordModerate'
        | 'unlimitedData';
    }
  /** The plan's own text, shown unchanged. */
  | { readonly key: 'own'; readonly values: { readonly text: string } }
  | { readonly key: 'data'; readonly values: { readonly amount: number; readonly unit: string } }
  | { readonly key: 'afterFirstYear'; readonly values: { readonly amount: Ore } };

/** Texts that rules return: keys with the values shown in them. `subscriptionText` renders them. */
export type SubscriptionText =
  | PlanText
  | {
      readonly key:
        | 'addMaxPlus'
        | 'addToCart'
        | 'agreementRequired'
        | 'buyNewPlan'
        | 'changeFrom'
        | 'changePlan'
        | 'changeTo'
        | 'choose'
        | 'chooseInvoice'
        | 'choosePlan'
        | 'chooseSpeed'
        | 'cloudStorage'
        | 'extraSims'
        | 'familyDiscountIncluded'
        | 'fiveG'
        | 'fixedYearlyDiscount'
        | 'noUsablePlan'
        | 'onlineOnly'
        | 'orderWithYourPlan'
        | 'personaEveryday'
        | 'personaLittle'
        | 'personaMost'
        | 'personaMuch'
        | 'personaQuality'
        | 'personaStreaming'
        | 'planNoLongerSold'
        | 'planNoLongerSoldChange'
        | 'readMore'
        | 'safeSurfing'
        | 'screenProtectors'
        | 'speedFast'
        | 'speedHigh'
        | 'speedModerate'
        | 'speedUnknown'
        | 'startOrder'
        | 'totalWithFamily'
        | 'totalWithFamilyAndYearly'
        | 'totalWithYearly'
        | 'tryUs'
        | 'whileStocksLast'
        | 'withoutVat';
    }
  | { readonly key: 'dataWithDiscount'; readonly values: { readonly data: SubscriptionText } }
  | { readonly key: 'invoiceNumber'; readonly values: { readonly accountId: string } }
  | { readonly key: 'greeting'; readonly values: { readonly givenName: string } }
  | { readonly key: 'keepExisting' | 'brandSafety'; readonly values: { readonly brandName: string } }
  | { readonly key: 'whoUses'; readonly values: { readonly type: ProductType } }
  | { readonly key: 'familyRibbon'; readonly values: { readonly amount: Ore } }
  | {
      readonly key: 'familyDiscountBadge' | 'firstYearBadge' | 'totalDiscountBadge';
      readonly values: { readonly amount: Ore };
    }
  | { readonly key: 'commitmentBadge'; readonly values: { readonly amount: Ore; readonly percent: number } }
  | { readonly key: 'yearlyDiscount'; readonly values: { readonly percent: number } }
  | {
      readonly key: 'priceOfAllPlans' | 'priceOfFirstPlan' | 'priceOfFurtherPlans';
      readonly values: { readonly now: Ore; readonly later: Ore };
    }
  | { readonly key: 'newPlanOffer'; readonly values: { readonly offerPrice: Ore; readonly upfront: Ore } };
