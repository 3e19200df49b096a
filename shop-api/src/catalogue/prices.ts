import { toNok, withoutVat, type Ore } from 'shared-domain/money';
import type { PlanPrice, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { withIcim } from 'shared-domain/subscription';
import { agreementTerms, leaseNowTerms, leaseTerms, switchTerms, type DeviceTerms } from './device-terms';
import type { Plan, Product, Variant } from './model';
import { mainOfferingMonthly, plansForDevices } from './plans';

const nok = (amountOre: number): number => toNok(amountOre as Ore);
const nokWithoutVat = (amountOre: number): number => toNok(withoutVat(amountOre as Ore));

export const leaseMonthsOf = (product: Pick<Product, 'financing'>): readonly number[] => [...product.financing.leaseMonths].sort((a, b) => b - a);

/** Every way to lease a device, longest first; the one that is paid at once stands last. */
export const leasesOf = (product: Pick<Product, 'financing'>, priceOre: number): readonly DeviceTerms[] => [
  ...leaseMonthsOf(product).map((months) => leaseTerms(priceOre, months)),
  ...(product.financing.leaseNow ? [leaseNowTerms(priceOre)] : []),
];

/** How a price entry names its months (P3-16): 'now' for 'leasenow'. */
export const termsCode = ({ months }: Pick<DeviceTerms, 'months'>): string => (months === 0 ? 'now' : String(months));

/** Svitsj is a consumers' offer (P6-14). */
export const hasSwitch = (product: Pick<Product, 'financing'>, realm: Realm): boolean => product.financing.switch && realm === 'B2C';

const isHidden = (product: Product): boolean => product.hidePrices === true;

function planPrice(plan: Plan, terms: DeviceTerms, realm: Realm): PlanPrice {
  return {
    mainOfferingCode: withIcim(plan.offeringCode, plan.icim),
    mainOfferingName: plan.subscriptionName,
    duration: terms.months,
    code: termsCode(terms),
    upfront: nok(terms.upfrontOre),
    monthly: nok(terms.monthlyOre),
    total: nok(terms.totalOre),
    mainOfferingMonthly: mainOfferingMonthly(plan, realm),
    ...(realm === 'B2C' ? {} : { monthlyWithoutVAT: nokWithoutVat(terms.monthlyOre) }),
  };
}

const pricesByPlan = (plans: readonly Plan[], terms: readonly DeviceTerms[], realm: Realm): Record<string, PlanPrice[]> =>
  Object.fromEntries(plans.map((plan) => [plan.offeringCode, terms.map((each) => planPrice(plan, each, realm))]));

/** All that a variant costs in a realm (P3-12..16). Hidden prices are not told. `lowPrice`/`highPrice` span the product's variants. */
export function variantPrices(product: Product, variant: Variant, allPlans: readonly Plan[], realm: Realm): ProductVariant['prices'] {
  const all = product.variants.map(({ priceOre }) => priceOre);
  const span = { lowPrice: nok(Math.min(...all)), highPrice: nok(Math.max(...all)) };
  if (isHidden(product) || realm === 'UKKO') return { upfront: null, lease: {}, switch: {}, ...span };
  const plans = plansForDevices(allPlans, realm);
  const leases = leasesOf(product, variant.priceOre);
  return {
    upfront: {
      upfront: nok(variant.priceOre),
      ...(variant.beforeOre === null ? {} : { before: nok(variant.beforeOre) }),
      ...(realm === 'B2B' ? { upfrontWithoutVAT: nokWithoutVat(variant.priceOre) } : {}),
    },
    lease: leases.length > 0 ? pricesByPlan(plans, leases, realm) : {},
    switch: hasSwitch(product, realm) ? pricesByPlan(plans, [switchTerms(variant.priceOre)], realm) : {},
    ...span,
  };
}

/** Months of the equipment agreements, longest first (P1-16). */
export const UKKO_MONTHS = [36, 24, 12] as const;
/** The agreement that stands for the others: on a list card, and where no months are chosen. */
export const UKKO_DEFAULT_MONTHS = 24;

/** NOK a month of an equipment agreement, without mva. */
const ukkoMonthly = (priceOre: number, months: number): number => nokWithoutVat(agreementTerms(priceOre, months).monthlyOre);

/** Prices of a list card (F3.5-3): those of the default variant. */
export function listPrices(product: Product, plans: readonly Plan[], realm: Realm) {
  const { priceOre, beforeOre } = product.defaultVariant;
  if (isHidden(product)) return { upfrontPrice: null, leasePrice: [], switchPrice: null };
  if (realm === 'UKKO') {
    const ukkoPrice = { duration: String(UKKO_DEFAULT_MONTHS), monthly: ukkoMonthly(priceOre, UKKO_DEFAULT_MONTHS) };
    return { upfrontPrice: null, leasePrice: [], switchPrice: null, ukkoPrice };
  }
  const offered = plansForDevices(plans, realm).map((plan) => mainOfferingMonthly(plan, realm));
  const leases = offered.length > 0 ? leasesOf(product, priceOre) : [];
  const switched = hasSwitch(product, realm) && offered.length > 0 ? switchTerms(priceOre) : null;
  return {
    upfrontPrice: { upfront: nok(priceOre), total: nok(priceOre), ...(beforeOre === null ? {} : { before: nok(beforeOre) }) },
    leasePrice: leases.map((terms) => ({
      duration: termsCode(terms),
      code: termsCode(terms),
      upfront: nok(terms.upfrontOre),
      monthly: nok(terms.monthlyOre),
      total: nok(terms.totalOre),
      mainOfferingMonthly: Math.min(...offered),
    })),
    switchPrice: switched ? { monthly: nok(switched.monthlyOre), total: nok(switched.totalOre) } : null,
  };
}
