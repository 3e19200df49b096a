/** The choices on the pages of family and yearly discount, in the address: `linjer=X_MAX_2025.2`, `binding=12`, `kunde=min`. */
import { codePart, type Offering } from 'shared-domain/subscription';
import { PLAN_PAGES } from './plan-pages';

export type FamilyPageKey = 'family' | 'yearly-discount';

export const FAMILY_FIELDS = { lines: 'linjer', binding: 'binding', customer: 'kunde' } as const;
export const BINDING = { with: '12', without: '0' } as const;
export const CUSTOMER = { own: 'min', other: 'ny' } as const;
export const FAMILY_LINES_MAX = 10;

export interface FamilyChoice {
  /** Lines by code part; a plan that is not named has none. */
  readonly lines: Readonly<Record<string, number>>;
  readonly hasBinding: boolean;
  readonly isOwnCustomer: boolean;
}

export const linesField = (part: string, count: number): string => (count === 0 ? '' : `${part}.${count}`);

/** The code of the default plan (P9-33), without the brand's prefix. */
const DEFAULT_PART = 'X_BASIC_2025_2';
const LINES = /^([A-Z0-9_]{1,60})\.(10|[1-9])$/;

/** The choice of an address; without one the page's own: one line of the default plan, or of the first where that is not offered. */
export function readFamilyChoice(
  searchParams: URLSearchParams,
  page: FamilyPageKey,
  plans: readonly Offering[],
): FamilyChoice {
  const written = searchParams.getAll(FAMILY_FIELDS.lines);
  const binding = searchParams.get(FAMILY_FIELDS.binding);
  const isYearly = page === 'yearly-discount';
  const first = plans.find(({ offeringCode }) => codePart(offeringCode) === DEFAULT_PART) ?? plans[0];
  const parts = new Set(plans.map(({ offeringCode }) => codePart(offeringCode)));
  const lines = written.flatMap((value) => {
    const [, part = '', count] = LINES.exec(value) ?? [];
    return parts.has(part) ? [[part, Number(count)] as const] : [];
  });
  const initial = first ? { [codePart(first.offeringCode)]: 1 } : {};
  return {
    lines: written.length === 0 ? initial : Object.fromEntries(lines),
    hasBinding: binding === null ? isYearly : binding === BINDING.with,
    isOwnCustomer: searchParams.get(FAMILY_FIELDS.customer) === CUSTOMER.own,
  };
}

export function familyHref(page: FamilyPageKey, { lines, hasBinding, isOwnCustomer }: FamilyChoice): string {
  const fields = Object.entries(lines)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => [FAMILY_FIELDS.lines, linesField(part, count)]);
  const query = new URLSearchParams([
    ...(fields.length > 0 ? fields : [[FAMILY_FIELDS.lines, '']]),
    [FAMILY_FIELDS.binding, hasBinding ? BINDING.with : BINDING.without],
    ...(isOwnCustomer ? [[FAMILY_FIELDS.customer, CUSTOMER.own]] : []),
  ]);
  return `${PLAN_PAGES[page]}?${query.toString()}`;
}
