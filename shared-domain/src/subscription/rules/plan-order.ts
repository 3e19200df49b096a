import type { Offering } from '../model';
import { bareCode, codePart } from './code-part';
import { isGrouped } from './grouped-card';
import { resolvePlanKind } from './plan-kind';
import { subscriptionRank } from './rank';

/** Order of the kinds on the page. */
const KINDS = ['ordinary', 'youth', 'junior', 'broadband', 'prepaid', 'try-buy'] as const satisfies readonly ReturnType<
  typeof resolvePlanKind
>[];

const placeOfKind = (plan: Offering): number => KINDS.indexOf(resolvePlanKind(plan));

/** Codes without a rank of their own come after those with one. */
const rankOf = ({ offeringCode }: Offering): number => Number(subscriptionRank(offeringCode)) || Infinity;

/** The plans beside the grouped X card: by kind, within a kind the lowest rank first (F9.6-1). */
export function orderPlans(offerings: readonly Offering[]): Offering[] {
  return offerings
    .filter(({ offeringCode }) => !isGrouped(offeringCode))
    .sort((one, other) => {
      const [before, after] = [rankOf(one), rankOf(other)];
      return placeOfKind(one) - placeOfKind(other) || (before === after ? 0 : before - after);
    });
}

/** Order of plans on the product page (P9-25). */
const ORDER = [
  'X_MAX_PLUS',
  'X_MAX_PLUS_2025',
  'X_MAX',
  'X_MAX_2025',
  'X_BASIC',
  'X_BASIC_2025',
  'X_START',
  'X_START_2025',
  'MOBIL_X_UNG',
  'MOBIL_10GB_UNG',
  'MOBIL_10GB_02',
  'MOBIL_10GB_2025',
  'MOBIL_05GB',
  'MOBIL_05GB_2025',
  'JUNIOR_03GB',
  'JUNIOR_01GB',
];

/** A renewed plan (…_2025_2) comes right after its sibling; a code that is not listed comes last. */
function placeOfCode(offeringCode: string): number {
  const part = codePart(offeringCode);
  const listed = ORDER.indexOf(part);
  if (listed >= 0) return listed;
  const siblings = [
    part.replace(/_2025_2$/, '_2025'),
    part.replace(/_2025_2$/, ''),
    `MOBIL_${part.replace(/_2025_2$/, '')}`,
  ];
  const sibling = part.endsWith('_2025_2')
    ? siblings.map((each) => ORDER.indexOf(each)).find((index) => index >= 0)
    : undefined;
  return sibling === undefined ? ORDER.length : sibling + 0.5;
}

export function sortOfferings<Plan extends { readonly offeringCode: string }>(offerings: readonly Plan[]): Plan[] {
  return [...offerings].sort((one, other) => placeOfCode(one.offeringCode) - placeOfCode(other.offeringCode));
}

/**
 * The plan that is selected first (F5.3-5, P2-9): that of the query when it is in the list, else the default when it
 * is, else the first.
 */
export function preselectOffering<Plan extends { readonly offeringCode: string }>(
  offerings: readonly Plan[],
  asked: string | null,
  fallback: string,
): Plan | null {
  const named = (code: string | null): Plan | undefined =>
    offerings.find(({ offeringCode }) => code !== null && bareCode(offeringCode) === bareCode(code));
  return named(asked) ?? named(fallback) ?? offerings[0] ?? null;
}
