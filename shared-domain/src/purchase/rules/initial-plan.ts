import { bareCode, defaultOfferingCode, firstYouthPlan, type PlanOption, preselectOffering } from '../../subscription';

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
