/**
 * Whether a canary is worse than the stable build. Compares the share of page views in which each build failed: it reported an error or did
 * not load. Fisher's exact test says how likely such a difference is by chance.
 *
 * This is a sequential test: repeated looks at the same data would find a difference sooner or later, so there are few, when the canary has 25,
 * 50, 100, 200 … views. Look k may raise a false alarm with a probability of 1 % / 2^k, all looks of one process together with at most 1 %.
 */
import { fisherExactPValue, type Outcomes } from './fisher-exact';

const FALSE_ALARM_RATE = 0.01;
const FIRST_LOOK_VIEWS = 25;
/** Fewer failures may all come from one visitor. */
const MIN_FAILURES = 5;
/** A smaller difference is not worth a rollback, however certain it is. */
const MIN_RATIO = 1.25;

/** How many views the canary needs for a look. @param look 1, 2, 3 … */
export const viewsAtLook = (look: number): number => FIRST_LOOK_VIEWS * 2 ** (look - 1);

/** A page can report a failure before its view, or be left before it reports the view. */
const bounded = ({ views, failed }: Outcomes): Outcomes => ({ views, failed: Math.min(failed, views) });

/** @returns the p-value of the difference; undefined when the canary is not worse */
export function pValueIfWorse(canaryCounts: Outcomes, stableCounts: Outcomes, look: number): number | undefined {
  const canary = bounded(canaryCounts);
  const stable = bounded(stableCounts);
  if (canary.failed < MIN_FAILURES || canary.views === 0 || stable.views === 0) return undefined;
  if (canary.failed / canary.views < (MIN_RATIO * stable.failed) / stable.views) return undefined;
  const pValue = fisherExactPValue(canary, stable);
  return pValue < FALSE_ALARM_RATE / 2 ** look ? pValue : undefined;
}
