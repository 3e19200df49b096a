/**
 * Whether a canary is worse than the stable build, by the share of page views in which the build failed: it reported an error, or did not
 * load. Fisher's exact test says how likely such a difference is by chance.
 *
 * Who looks again and again finds a difference at some time. So there are few looks: when the canary has 25 views, 50, 100, 200 …; look
 * number k may raise a false alarm in 1 % / 2^k of the cases. All looks together: in at most 1 % of the canaries that are as good as the
 * stable build, in one process.
 */
import { chanceOfAsManyFailures, type Outcomes } from './fisher-exact';

const FALSE_ALARMS = 0.01;
const FIRST_LOOK_VIEWS = 25;
/** Fewer failures are one visitor's. */
const MIN_FAILURES = 5;
/** A difference that no one would go back for, however certain it is. */
const MIN_RATIO = 1.25;

/** Views of the canary at which it is looked at. @param look 1, 2, 3 … */
export const viewsAtLook = (look: number): number => FIRST_LOOK_VIEWS * 2 ** (look - 1);

/** A failure may be reported before its view is, or by a page that is left before. */
const bounded = ({ views, failed }: Outcomes): Outcomes => ({ views, failed: Math.min(failed, views) });

/** @returns the chance of such a difference between equal builds; undefined: the canary is not worse */
export function chanceWhenWorse(canaryCounts: Outcomes, stableCounts: Outcomes, look: number): number | undefined {
  const canary = bounded(canaryCounts);
  const stable = bounded(stableCounts);
  if (canary.failed < MIN_FAILURES || canary.views === 0 || stable.views === 0) return undefined;
  if (canary.failed / canary.views < (MIN_RATIO * stable.failed) / stable.views) return undefined;
  const chance = chanceOfAsManyFailures(canary, stable);
  return chance < FALSE_ALARMS / 2 ** look ? chance : undefined;
}
