import type { PlanPriceWire, ProductVariantWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { minimumTotal } from 'shared-domain/legal';
import { formatPrice, type Ore, toNok, toOre, withoutVat, ZERO } from 'shared-domain/money';
import { LEASE_COMMITMENT_ICIM, type PlanTerms, withIcim } from 'shared-domain/subscription';
import type { Catalogue, Plan, Product, Variant, Webdeal } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { defaultPlan, mainOfferingMonthly, plansForDevice, termsWithDevice } from '../plans';
import { texts } from '../texts/nb';
import { campaignFullPrice, campaignPlanPrice, openTerms, type PlanFinancing } from './campaign-prices';
import {
  agreementTerms,
  committedLeaseTerms,
  type DeviceTerms,
  leaseNowTerms,
  leaseTerms,
  switchTerms,
} from './device-terms';

const nokWithoutVat = (amount: Ore): number => toNok(withoutVat(amount));

export const leaseMonthsOf = (product: Pick<Product, 'financing'>): readonly number[] =>
  [...product.financing.leaseMonths].sort((a, b) => b - a);

/** All leases of a device, the longest first; leasenow last. */
export const leasesOf = (product: Pick<Product, 'financing'>, priceOre: Ore, realm: Realm): readonly DeviceTerms[] => [
  ...leaseMonthsOf(product).map((months) => leaseTerms(priceOre, months, realm)),
  ...(product.financing.leaseNow ? [leaseNowTerms(priceOre)] : []),
];

/** Leases with commitment, the longest first. They are for consumers: a business plan is bound for longer anyway (F6-10). */
export const committedLeasesOf = (
  { financing: { leaseWithCommitment = [] } }: Pick<Product, 'financing'>,
  priceOre: Ore,
  realm: Realm,
): readonly DeviceTerms[] =>
  realm === 'B2C'
    ? [...leaseWithCommitment]
        .sort((one, other) => other.months - one.months)
        .map(({ months, discount }) => committedLeaseTerms(priceOre, months, toOre(discount)))
    : [];

/** The code of a price entry (P3-16): its months, 'now' for leasenow, '24commitment' with commitment. */
export const termsCode = ({ months, hasCommitment }: Pick<DeviceTerms, 'months' | 'hasCommitment'>): string =>
  months === 0 ? 'now' : `${months}${hasCommitment ? 'commitment' : ''}`;

/** Svitsj is for consumers only (P6-14). */
export const hasSwitch = (product: Pick<Product, 'financing'>, realm: Realm): boolean =>
  product.financing.switch && realm === 'B2C';

const isHidden = (product: Product): boolean => product.hidePrices === true;

interface PriceContext {
  readonly variant: Pick<Variant, 'beforeOre'>;
  readonly realm: Realm;
  /** The product's campaigns that are valid now in the realm. */
  readonly webdeals: readonly Webdeal[];
}

/** The prices as texts (P3-13), where something is paid at once: a leasenow as a whole, of another lease what is above its cap. */
function priceTexts(
  { months, upfrontOre }: DeviceTerms,
  { variant: { beforeOre }, realm }: Pick<PriceContext, 'variant' | 'realm'>,
): Partial<PlanPriceWire> {
  if (upfrontOre === ZERO) return {};
  const inRealm = (amount: Ore): Ore => (realm === 'B2C' ? amount : withoutVat(amount));
  const isPaidNow = months === 0;
  const upfront = formatPrice(inRealm(upfrontOre));
  return {
    ...(isPaidNow && { priceString: upfront }),
    priceUpfrontString: upfront,
    ...(isPaidNow && beforeOre !== null && { priceUpfrontStriketroughString: formatPrice(inRealm(beforeOre)) }),
  };
}

function planPrice(
  plan: Plan,
  financing: PlanFinancing,
  terms: DeviceTerms,
  { variant, realm, webdeals }: PriceContext,
): PlanPriceWire {
  return {
    mainOfferingCode: withIcim(plan.offeringCode, terms.hasCommitment ? LEASE_COMMITMENT_ICIM : plan.icim),
    mainOfferingName: plan.subscriptionName,
    duration: terms.months,
    code: termsCode(terms),
    upfront: toNok(terms.upfrontOre),
    monthly: toNok(terms.monthlyOre),
    total: toNok(terms.totalOre),
    mainOfferingMonthly: toNok(mainOfferingMonthly(plan, realm)),
    ...(realm === 'B2C' ? {} : { monthlyWithoutVAT: nokWithoutVat(terms.monthlyOre) }),
    ...priceTexts(terms, { variant, realm }),
    ...campaignPlanPrice(plan, financing, terms, { realm, webdeals }),
    infoUsps: [...texts.infoUsps[financing]],
  };
}

const pricesByPlan = (
  plans: readonly Plan[],
  financing: PlanFinancing,
  terms: readonly DeviceTerms[],
  context: PriceContext,
): Record<string, PlanPriceWire[]> =>
  Object.fromEntries(
    plans.map((plan) => [plan.offeringCode, terms.map((each) => planPrice(plan, financing, each, context))]),
  );

/** What a variant costs today when it is paid at once, by the campaign that is open to everyone; null: the shop does not say it. */
export function upfrontPriceOf(
  catalogue: Pick<Catalogue, 'webdeals'>,
  { product, variant }: { readonly product: Product; readonly variant: Variant },
  realm: Realm,
  nowMs: number,
): Ore | null {
  if (isHidden(product) || realm === 'UKKO') return null;
  const { campaign } = campaignFullPrice(variant.priceOre, webdealsOf(catalogue, product, realm, nowMs), realm);
  return campaign ? toOre(campaign.upfront) : variant.priceOre;
}

/** Lowest and highest full price of a product's variants (P3-8). */
function priceSpan({ variants }: Product): { readonly lowPrice: number; readonly highPrice: number } {
  const all = variants.map(({ priceOre }) => toNok(priceOre));
  return { lowPrice: Math.min(...all), highPrice: Math.max(...all) };
}

/**
 * All prices of a variant in a realm (P3-12..16). Empty while the price is hidden, and in an equipment agreement, which has its own. `lowPrice`/`highPrice` cover all variants.
 *
 * @param webdeals the product's campaigns that are valid now in the realm
 */
export function variantPrices(
  product: Product,
  variant: Variant,
  allPlans: readonly Plan[],
  realm: Realm,
  webdeals: readonly Webdeal[] = [],
): ProductVariantWire['prices'] {
  if (isHidden(product) || realm === 'UKKO') return { upfront: null, lease: {}, switch: {} };
  const plans = plansForDevice(allPlans, product, realm);
  const context = { variant, realm, webdeals };
  const leases = leasesOf(product, variant.priceOre, realm);
  const committed = committedLeasesOf(product, variant.priceOre, realm);
  return {
    upfront: {
      upfront: toNok(variant.priceOre),
      ...(variant.beforeOre === null ? {} : { before: toNok(variant.beforeOre) }),
      ...(realm === 'B2B' ? { upfrontWithoutVAT: nokWithoutVat(variant.priceOre) } : {}),
      ...campaignFullPrice(variant.priceOre, webdeals, realm),
    },
    lease: leases.length > 0 ? pricesByPlan(plans, 'lease', leases, context) : {},
    ...(committed.length > 0 && {
      leaseWithCommitment: pricesByPlan(plans, 'leaseWithCommitment', committed, context),
    }),
    switch: hasSwitch(product, realm) ? pricesByPlan(plans, 'switch', [switchTerms(variant.priceOre)], context) : {},
    ...priceSpan(product),
  };
}

/** Months of the equipment agreements, longest first (P1-16). */
export const UKKO_MONTHS = [36, 24, 12] as const;
/** The agreement on a list card, and when no months are chosen. */
export const UKKO_DEFAULT_MONTHS = 24;

/** NOK per month of an equipment agreement, without VAT. */
const ukkoMonthly = (priceOre: Ore, months: number): number =>
  nokWithoutVat(agreementTerms(priceOre, months).monthlyOre);

/** The least that a lease costs together with its plan (F9.2-9), and the binding of the plan where that is not a year. */
function withPlan(terms: DeviceTerms, { bindingMonths: months, minimumTotal: total }: PlanTerms) {
  const minimum = minimumTotal({ deviceTotal: terms.totalOre, plan: { months, total } });
  return {
    ...(minimum !== null && { minimumTotal: toNok(minimum) }),
    ...(months !== 12 && { planMonths: months }),
  };
}

/**
 * Prices of a list card (F3.5-3): those of the default variant, leases as the campaign lowers them that is open to everyone with the default
 * plan, as the product's page begins.
 *
 * @param webdeals the product's campaigns that are valid now in the realm
 */
export function listPrices(product: Product, plans: readonly Plan[], realm: Realm, webdeals: readonly Webdeal[] = []) {
  const { priceOre, beforeOre } = product.defaultVariant;
  // A product that cannot be bought now has no price on its page either (P8-11).
  if (isHidden(product) || product.financing.upfront === false)
    return { upfrontPrice: null, leasePrice: [], switchPrice: null };
  if (realm === 'UKKO') {
    const ukkoPrice = { duration: String(UKKO_DEFAULT_MONTHS), monthly: ukkoMonthly(priceOre, UKKO_DEFAULT_MONTHS) };
    return { upfrontPrice: null, leasePrice: [], switchPrice: null, ukkoPrice };
  }
  const plan = defaultPlan(plansForDevice(plans, product, realm));
  const commitment = plan && termsWithDevice(plan, realm);
  const leases = plan
    ? leasesOf(product, priceOre, realm).map((terms) => openTerms(plan, 'lease', terms, webdeals) ?? terms)
    : [];
  const switched = hasSwitch(product, realm) && plan ? switchTerms(priceOre) : null;
  return {
    upfrontPrice: {
      upfront: toNok(priceOre),
      total: toNok(priceOre),
      ...(beforeOre === null ? {} : { before: toNok(beforeOre) }),
    },
    leasePrice: leases.map((terms) => ({
      duration: termsCode(terms),
      code: termsCode(terms),
      upfront: toNok(terms.upfrontOre),
      monthly: toNok(terms.monthlyOre),
      total: toNok(terms.totalOre),
      ...(plan && { mainOfferingMonthly: toNok(mainOfferingMonthly(plan, realm)) }),
      ...(commitment && withPlan(terms, commitment)),
    })),
    switchPrice: switched ? { monthly: toNok(switched.monthlyOre), total: toNok(switched.totalOre) } : null,
  };
}
