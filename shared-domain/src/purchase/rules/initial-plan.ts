import type { ProductVariant } from '../../catalogue';
import {
  bareCode,
  defaultOfferingCode,
  filterOfferings,
  firstYouthPlan,
  type Offering,
  type PlanOption,
  planOptions,
  preselectOffering,
  sortOfferings,
} from '../../subscription';

export interface InitialPlanFacts {
  /** The offered plans, in their order. */
  readonly plans: readonly PlanOption[];
  /** Query parameters (P2-4, P2-9). */
  readonly sc: string | null;
  readonly abonnement: string | null;
  /** The youth list is shown. */
  readonly isUnder30: boolean;
  /** P3-10, of the financing option. */
  readonly defaultOfferingCode?: string | undefined;
  /** Of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
}

/**
 * The plan that is preselected (P2-4, P2-9, P4-49, P9-33, F5.3-5): the one in the address if it is listed, else the first youth
 * plan of the youth list, the option's default, the shop's default, or the first plan. Null: there is none.
 */
export function initialPlan({
  plans,
  sc,
  abonnement,
  isUnder30,
  defaultOfferingCode: ofOption,
  codePrefix,
}: InitialPlanFacts): PlanOption | null {
  const offerings = plans.map(({ offering }) => offering);
  const youth = isUnder30 ? firstYouthPlan(offerings)?.offeringCode : undefined;
  const listed = (...codes: readonly (string | null | undefined)[]): string | null =>
    codes.find((code) => code && offerings.some(({ offeringCode }) => bareCode(offeringCode) === bareCode(code))) ??
    null;
  const chosen = preselectOffering(
    offerings,
    listed(sc, abonnement),
    listed(youth, ofOption) ?? defaultOfferingCode(codePrefix),
  );
  return plans.find(({ offering }) => offering === chosen) ?? null;
}

export interface OfferedPlanFacts {
  readonly offerings: readonly Offering[];
  readonly prices: Pick<ProductVariant['prices'], 'lease' | 'switch'>;
  /** Chosen financing option. */
  readonly option: string;
  readonly isUnder30: boolean;
}

/** The plans to choose from (P9-25, P9-26, P3-16): sold with devices, for the visitor's age, with a price for this option; none for an upfront option. */
export function offeredPlans({ offerings, prices, option, isUnder30 }: OfferedPlanFacts): readonly PlanOption[] {
  const sold = offerings.filter(({ soldWithDevice }) => soldWithDevice);
  return planOptions(sortOfferings(filterOfferings(sold, { isUnder30 })), prices, option);
}
