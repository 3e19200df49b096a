import type { Offering } from '../model';
import { isGrouped } from './grouped-card';
import { resolvePlanKind } from './plan-kind';
import { subscriptionRank } from './rank';

/** Order of the kinds on the page. */
const KINDS = ['ordinary', 'youth', 'junior', 'broadband', 'prepaid', 'try-buy'] as const satisfies readonly ReturnType<
  typeof resolvePlanKind
>[];

const place = (plan: Offering): number => KINDS.indexOf(resolvePlanKind(plan));

/** Codes without a rank of their own come after those with one. */
const rankOf = ({ offeringCode }: Offering): number => Number(subscriptionRank(offeringCode)) || Infinity;

/** The plans beside the grouped X card: by kind, within a kind the lowest rank first (F9.6-1). */
export function orderPlans(offerings: readonly Offering[]): Offering[] {
  return offerings
    .filter(({ offeringCode }) => !isGrouped(offeringCode))
    .sort((one, other) => {
      const [before, after] = [rankOf(one), rankOf(other)];
      return place(one) - place(other) || (before === after ? 0 : before - after);
    });
}
