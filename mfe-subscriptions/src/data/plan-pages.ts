import { PATHS } from 'shared-domain/contracts/paths';
import { isForPhone, type Offering, resolvePlanKind } from 'shared-domain/subscription';
import type { pageTexts } from '../texts/pages-nb';

/** The pages of this remote. */
export type PlanPageKey = keyof typeof pageTexts;

/** Path of each page. */
export const PLAN_PAGES: Readonly<Record<PlanPageKey, string>> = {
  all: PATHS.subscriptions,
  unlimited: '/mobilabonnement/ubegrenset-data/',
  children: '/mobilabonnement/barn/',
  prepaid: '/mobilabonnement/kontantkort/',
  broadband: '/internett/mobilt-bredband/',
  business: '/bedrift/mobilabonnement/',
  prices: '/mobilabonnement/priser/',
  'try-buy': '/mobilabonnement/ubegrenset-data-provekjop/',
  family: '/mobilabonnement/familie/',
  'yearly-discount': '/mobilabonnement/arsrabatter/',
  guide: PATHS.subscriptionGuide,
  bundles: '/mobilabonnement/pakketilbud/',
};

/** @param pathname of a page of this remote, with both slashes */
export const planPageOf = (pathname: string): PlanPageKey =>
  (Object.keys(PLAN_PAGES) as PlanPageKey[]).find((key) => PLAN_PAGES[key] === pathname) ?? 'all';

/** Kinds that have a page of their own, which the page of all leads to. */
const ELSEWHERE: ReadonlySet<string> = new Set(['broadband', 'prepaid']);

/** Which plans a page is about; pages that are not listed show them all. */
const SHOWN: Readonly<Partial<Record<PlanPageKey, (plan: Offering) => boolean>>> = {
  all: (plan) => !ELSEWHERE.has(resolvePlanKind(plan)),
  // With a streaming service it is more than data.
  unlimited: (plan) =>
    plan.isDataUnlimited && isForPhone(plan) && ['ordinary', 'youth'].includes(resolvePlanKind(plan)),
  children: (plan) => resolvePlanKind(plan) === 'junior',
  prepaid: (plan) => resolvePlanKind(plan) === 'prepaid',
  broadband: (plan) => resolvePlanKind(plan) === 'broadband',
  'try-buy': (plan) => resolvePlanKind(plan) === 'try-buy',
};

/** The plans that a page is about. */
export const plansOf = (page: PlanPageKey, offerings: readonly Offering[]): readonly Offering[] =>
  offerings.filter(SHOWN[page] ?? (() => true));
