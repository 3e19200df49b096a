import { addOre, type Ore, ZERO } from '../../money';
import type { Bundle, Offering } from '../model';
import { bindingIcimOf, COMMITMENT_MONTHS } from './binding';
import { discountedBinding } from './binding-price';
import { isBundleOffered } from './bundle-offer';
import { bareCode, withIcim } from './code-part';
import { resolvePlanKind } from './plan-kind';
import { planLinePrices } from './plan-lines';
import { planTerms, planTermsWithVat } from './plan-terms';

export interface BundlePrice {
  /** The plan as it is bought: with the offer that binds it. */
  readonly planCode: string;
  /** The plan a month, the first twelve months. */
  readonly monthly: Ore;
  /** The product in the bundle, and by itself. */
  readonly product: Ore;
  readonly ordinary: Ore;
  /** What the plan costs at once, e.g. to establish it. */
  readonly establishment: Ore;
  /** Plan, product and establishment in the months of the binding. */
  readonly minimumTotal: Ore;
}

/** What a bundle costs (F3.6-1, F9.12-1); null when its plan or a price is missing, or when the plan is not bound by it. */
export function bundlePrice(bundle: Bundle, offerings: readonly Offering[]): BundlePrice | null {
  const plan = offerings.find(({ offeringCode }) => bareCode(offeringCode) === bareCode(bundle.offeringCode));
  const { salesPrice: ordinary, discountedPrice: product, icim } = bundle;
  if (!plan || ordinary === undefined || product === undefined) return null;
  const planCode = icim === undefined ? plan.offeringCode : withIcim(plan.offeringCode, icim);
  const bindingMonths = bindingIcimOf(planCode) === null ? planTerms(plan).bindingMonths : COMMITMENT_MONTHS;
  if (!isBundleOffered({ isNewSubscription: true, bindingMonths })) return null;
  const isBound = icim !== undefined && icim === discountedBinding(plan);
  const [line] = planLinePrices([{ offering: plan, kind: resolvePlanKind(plan), isBound }]);
  const monthly = line?.amount ?? plan.monthlyOfferingPrice;
  const establishment = plan.upfrontOfferingPrice ?? ZERO;
  return {
    planCode,
    monthly,
    product,
    ordinary,
    establishment,
    minimumTotal: addOre(planTermsWithVat(plan, { monthly, hasCommitment: true }).minimumTotal, product),
  };
}
