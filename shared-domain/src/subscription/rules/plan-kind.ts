import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { Offering } from '../model';
import { codePart } from './code-part';
import { isStreamingBundle } from './list-price';

export type PlanKind = 'try-buy' | 'prepaid' | 'broadband' | 'junior' | 'youth' | 'ordinary';

type PlanMarks = Pick<
  Offering,
  'type' | 'billingType' | 'isTryBuySubscription' | 'isBarnSubscription' | 'isUngSubscription'
>;

/** Order matters: the first match wins. Mobile broadband is known by its type alone (F9.4-5). */
export const PLAN_KIND = [
  { id: 'F1-3 try-buy', when: ({ isTryBuySubscription }) => isTryBuySubscription, then: 'try-buy' },
  { id: 'F1-3 prepaid', when: ({ billingType }) => billingType === 'PREPAID', then: 'prepaid' },
  { id: 'F1-4, F9.4-5', when: ({ type }) => type === 'MBB', then: 'broadband' },
  { id: 'F1-3 junior', when: ({ isBarnSubscription }) => isBarnSubscription, then: 'junior' },
  { id: 'F1-3 youth', when: ({ isUngSubscription }) => isUngSubscription, then: 'youth' },
  { id: 'F1-3 postpaid', when: otherwise, then: 'ordinary' },
] as const satisfies readonly Rule<PlanMarks, PlanKind>[];

/** Which kind of plan an offering is (F1-3, F1-4). */
export const resolvePlanKind = (offering: PlanMarks): PlanKind => firstMatch<PlanMarks, PlanKind>(PLAN_KIND, offering);

/** A watch has a plan of its own beside that of its owner's phone. */
export type SectionKind = PlanKind | 'watch';

/** Under which heading a plan is listed. */
export const sectionKindOf = (plan: Offering): SectionKind => (isWatchPlan(plan) ? 'watch' : resolvePlanKind(plan));

type Coded = Pick<Offering, 'offeringCode'>;

/** A plan for the watch of somebody who has a plan for a phone beside it. */
export const isWatchPlan = ({ offeringCode }: Coded): boolean => codePart(offeringCode) === 'KLOKKE';

/** A plan for any watch, a child's included: no phone is sold with it. */
export const isForWatch = ({ offeringCode }: Coded): boolean => /(^|_)KLOKKE(_|$)/.test(codePart(offeringCode));

/** A plan for a phone, and nothing else: a watch's plan needs a phone's beside it, a streaming bundle is more than a plan. */
export const isForPhone = (plan: Coded): boolean => !isForWatch(plan) && !isStreamingBundle(plan.offeringCode);
