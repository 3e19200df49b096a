import { type Ore, subtractOre, ZERO } from 'shared-domain/money';
import { familyDiscount, isForPhone, listPrice, type Offering, resolvePlanKind } from 'shared-domain/subscription';

/** The answers of the guide; each is in the address, and none is personal. */
export interface GuideAnswers {
  readonly data: 'little' | 'medium' | 'much' | 'unlimited';
  readonly who: 'me' | 'young' | 'child';
  readonly abroad: 'no' | 'eu' | 'world';
  readonly speed: 'music' | 'video' | 'fastest';
  readonly family: boolean;
}

/** Why a plan is recommended: a key with its values, worded by the page. */
export type GuideReason =
  | { readonly key: 'unlimited' | 'forYouth' | 'forChild' | 'cheapest' | 'largest' }
  /** The plan's own text about data abroad; null: it says nothing. */
  | { readonly key: 'abroadEu' | 'abroadWorld'; readonly text: string | null }
  | { readonly key: 'data'; readonly gigabytes: number }
  | { readonly key: 'speed'; readonly mbit: number }
  | { readonly key: 'family'; readonly amount: Ore };

/** Why one would take the runner-up instead. */
export type RunnerUpReason =
  | { readonly key: 'cheaper' | 'dearer'; readonly amount: Ore }
  | { readonly key: 'samePrice' };

export interface GuideAdvice {
  readonly plan: Offering;
  /** A month, with the family discount when others at home have a plan here. */
  readonly amount: Ore;
  readonly reasons: readonly GuideReason[];
  /** Null when no other plan is made for the same person. */
  readonly runnerUp: { readonly plan: Offering; readonly amount: Ore; readonly reason: RunnerUpReason } | null;
}

/** Gigabytes a month that an answer needs; unlimited needs a plan without a limit. */
const NEEDED_GB: Readonly<Record<GuideAnswers['data'], number>> = {
  little: 5,
  medium: 10,
  much: 20,
  unlimited: Infinity,
};
/** Children's plans are smaller: what is little for an adult is much for a child. */
const CHILD_GB: Readonly<Record<GuideAnswers['data'], number>> = { little: 1, medium: 3, much: 5, unlimited: 15 };
const NEEDED_MBIT: Readonly<Record<GuideAnswers['speed'], number>> = { music: 10, video: 100, fastest: 1_000 };
const KINDS = { me: ['ordinary'], young: ['youth', 'ordinary'], child: ['junior'] } as const;

const gigabytesOf = ({ isDataUnlimited, dataIncluded }: Offering): number =>
  isDataUnlimited ? Infinity : dataIncluded ? dataIncluded.amount / (dataIncluded.unit === 'MB' ? 1_000 : 1) : 0;
const mbitOf = ({ dataMaxSpeed }: Offering): number => dataMaxSpeed?.amount ?? 0;

interface Candidate {
  readonly plan: Offering;
  readonly amount: Ore;
  readonly gigabytes: number;
  readonly mbit: number;
  /** Has what the answers ask for. */
  readonly fits: boolean;
}

function candidatesOf(offerings: readonly Offering[], answers: GuideAnswers): readonly Candidate[] {
  const isChild = answers.who === 'child';
  const gigabytesNeeded = (isChild ? CHILD_GB : NEEDED_GB)[answers.data];
  const mbitNeeded = isChild ? 0 : NEEDED_MBIT[answers.speed];
  const kinds: readonly string[] = KINDS[answers.who];
  return offerings
    .filter((plan) => !plan.isHidden && isForPhone(plan) && kinds.includes(resolvePlanKind(plan)))
    .map((plan) => {
      const gigabytes = gigabytesOf(plan);
      const mbit = mbitOf(plan);
      const fits = gigabytes >= gigabytesNeeded && mbit >= mbitNeeded;
      return { plan, amount: listPrice(plan, { isFamily: answers.family }).amount, gigabytes, mbit, fits };
    });
}

/** The one that fits for the lowest price; where none fits the one with most data, then speed, then the lowest price. */
function compare(one: Candidate, other: Candidate): number {
  if (one.fits !== other.fits) return one.fits ? -1 : 1;
  const byContent =
    other.gigabytes === one.gigabytes ? other.mbit - one.mbit : other.gigabytes > one.gigabytes ? 1 : -1;
  const byPrice = one.amount - other.amount;
  return one.fits ? byPrice || byContent : byContent || byPrice;
}

function reasonsFor({ plan, gigabytes, mbit, fits }: Candidate, answers: GuideAnswers): readonly GuideReason[] {
  const kind = resolvePlanKind(plan);
  const saved = answers.family ? familyDiscount(plan) : ZERO;
  return [
    gigabytes === Infinity ? { key: 'unlimited' } : { key: 'data', gigabytes },
    ...(answers.who === 'child' ? [] : [{ key: 'speed', mbit } as const]),
    ...(kind === 'youth' ? [{ key: 'forYouth' } as const] : []),
    ...(kind === 'junior' ? [{ key: 'forChild' } as const] : []),
    ...(answers.abroad === 'eu' ? [{ key: 'abroadEu', text: plan.abroad?.euEea ?? null } as const] : []),
    ...(answers.abroad === 'world' ? [{ key: 'abroadWorld', text: plan.abroad?.world ?? null } as const] : []),
    ...(saved > ZERO ? [{ key: 'family', amount: saved } as const] : []),
    { key: fits ? 'cheapest' : 'largest' },
  ];
}

function runnerUpReason(best: Candidate, next: Candidate): RunnerUpReason {
  const difference = subtractOre(next.amount, best.amount);
  if (difference === ZERO) return { key: 'samePrice' };
  return difference > ZERO
    ? { key: 'dearer', amount: difference }
    : { key: 'cheaper', amount: subtractOre(best.amount, next.amount) };
}

/** The plan for somebody's answers with its reasons, and the one that comes next; null when nothing is sold to them. */
export function recommendPlan(offerings: readonly Offering[], answers: GuideAnswers): GuideAdvice | null {
  const [best, next] = [...candidatesOf(offerings, answers)].sort(compare);
  if (!best) return null;
  return {
    plan: best.plan,
    amount: best.amount,
    reasons: reasonsFor(best, answers),
    runnerUp: next ? { plan: next.plan, amount: next.amount, reason: runnerUpReason(best, next) } : null,
  };
}
