import type { ProductType } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { addOre, type Ore, subtractOre, toOre, ZERO } from 'shared-domain/money';
import {
  bareCode,
  BINDING_ICIMS,
  codePart,
  defaultOfferingCode,
  LEASE_COMMITMENT_ICIM,
  planTermsWithVat,
  type PlanTerms,
  type TermedOffering,
  withIcim,
} from 'shared-domain/subscription';
import type { PlanUse } from './feed/values';
import type { Bundle, Plan, Product } from './model';

type OfferRealm = Plan['realm'];

/** An offering for 'both' is valid for consumers and businesses. */
export const offerRealmCovers = (offered: OfferRealm, asked: OfferRealm): boolean =>
  offered === 'both' || offered === asked;

/** Whether a plan is sold in a realm; an equipment agreement (UKKO) has the plans of businesses. */
export const planSoldIn = ({ realm: planRealm }: Pick<Plan, 'realm'>, realm: Realm): boolean =>
  offerRealmCovers(planRealm, realm === 'B2C' ? 'b2c' : 'b2b');

/**
 * Monthly price of a plan bought with a device, as in the catalogue (F9.10-2): less the first year's discount, and for a consumer the
 * monthly one (P6-14, F6-9).
 */
export const mainOfferingMonthly = (
  { monthlyOfferingPrice, monthlyOfferingDiscount = 0, firstYearDiscountAmount = 0 }: Plan,
  realm: Realm,
): Ore =>
  subtractOre(
    toOre(monthlyOfferingPrice),
    addOre(toOre(firstYearDiscountAmount), realm === 'B2C' ? toOre(monthlyOfferingDiscount) : ZERO),
  );

const PLAN_USES: Readonly<Record<ProductType, PlanUse | null>> = {
  HANDSET: 'phone',
  'HANDSET-PREOWNED': 'phone',
  WEARABLE: 'watch',
  TABLET: 'data',
  MODEM: 'data',
  ACCESSORY: null,
  CONNECTED_DEVICE: null,
};

type Device = Pick<Product, 'type' | 'planUse'>;

/** The use that a device makes of a plan; null: none. */
const planUseOf = ({ type, planUse = PLAN_USES[type] }: Device): PlanUse | null => planUse;

/** Whether a plan is made for a device. */
export function isPlanFor({ soldWithDevice, planUses = ['phone'] }: Plan, device: Device): boolean {
  const use = planUseOf(device);
  return soldWithDevice && use !== null && planUses.includes(use);
}

/** Plans with which a device is leased in a realm, in their order. */
export const plansForDevice = (plans: readonly Plan[], device: Device, realm: Realm): readonly Plan[] =>
  plans.filter((plan) => isPlanFor(plan, device) && !plan.isHidden && planSoldIn(plan, realm));

/**
 * Whether a code names a plan by an offer that there is (P3-12): without a suffix, without a binding, by the plan's own icim, or bound: by itself
 * (F9.8), with a bundle (F9.12-1), with a leased device (P3-4). So does the code that it is ordered by instead (P3-17).
 */
export function isOfferOf(
  { offeringCode, icim, overrideOfferingCode }: Plan,
  code: string,
  bundles: readonly Bundle[],
): boolean {
  const bundled = bundles.filter((bundle) => bareCode(bundle.offeringCode) === offeringCode).map((each) => each.icim);
  const icims = [undefined, icim, ...BINDING_ICIMS, LEASE_COMMITMENT_ICIM, ...bundled];
  return (
    code === offeringCode ||
    code === overrideOfferingCode ||
    icims.some((each) => code === withIcim(offeringCode, each))
  );
}

/** The brand's prefix is not compared: a catalogue has plans of one brand. */
const DEFAULT_PLAN = codePart(defaultOfferingCode(''));

/** The plan that a device's page starts with: X Basic (P9-33) where it is one of them, else the first. */
export const defaultPlan = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ offeringCode }) => codePart(offeringCode) === DEFAULT_PLAN) ?? plans[0];

/** A plan as its terms are computed from it. */
const toTermedOffering = (plan: Plan): TermedOffering => ({
  offeringCode: plan.offeringCode,
  isTryBuySubscription: plan.isTryBuySubscription ?? false,
  monthlyOfferingPrice: toOre(plan.monthlyOfferingPrice),
  ...(plan.type === 'PREPAID' && { billingType: plan.type }),
  ...(plan.monthlyOfferingDiscount !== undefined && { monthlyOfferingDiscount: toOre(plan.monthlyOfferingDiscount) }),
  ...(plan.firstYearDiscountAmount !== undefined && { firstYearDiscountAmount: toOre(plan.firstYearDiscountAmount) }),
  ...(plan.upfrontOfferingPrice !== undefined && { upfrontOfferingPrice: toOre(plan.upfrontOfferingPrice) }),
  ...(plan.bindingMonths !== undefined && { bindingMonths: plan.bindingMonths }),
});

/** The terms of a plan beside a device that is paid monthly, with mva. */
export const termsWithDevice = (plan: Plan, realm: Realm): PlanTerms =>
  planTermsWithVat(toTermedOffering(plan), { realm, withDevice: true, monthly: mainOfferingMonthly(plan, realm) });

/** Minimum total price of mobile broadband (F3.3-2), with mva.; null for other plans. */
export const minTotalPrice = (plan: Plan, realm: Realm): Ore | null =>
  plan.type === 'MBB' && plan.bindingMonths !== undefined
    ? planTermsWithVat(toTermedOffering(plan), { realm }).minimumTotal
    : null;
