/**
 * Whether a canary is worse than the stable build. Compares the share of page views in which each build failed: it reported an error or did
 * not load. Fisher's exact test says how likely such a difference is by chance.
 *
 * This is a sequential test: repeated looks at the same data would find a difference sooner or later, so there are few, when the canary has 25,
 * 50, 100, 200 … views. Look k may raise a false alarm with a probability of 1 % / 2^k, all looks of one process together with at most 1 %.
 */

/** How many views there were, and how many of them failed. */
export interface Outcomes {
  readonly views: number;
  readonly failed: number;
}

/** Coefficients of Lanczos' approximation (g = 7), exact to 15 digits. */
const LANCZOS: readonly [number, ...number[]] = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Logarithm of n!. */
function logFactorial(n: number): number {
  const [first, ...rest] = LANCZOS;
  const sum = rest.reduce((total, coefficient, index) => total + coefficient / (n + index + 1), first);
  const t = n + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (n + 0.5) * Math.log(t) - t + Math.log(sum);
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: if both builds fail equally often, how likely is it that `one` gets this many of all failures, or more?
 * Exact for small counts too.
 *
 * @returns p-value, 0 to 1
 */
export function fisherExactPValue(one: Outcomes, other: Outcomes): number {
  const failed = one.failed + other.failed;
  const all = logChoose(one.views + other.views, failed);
  let pValue = 0;
  for (let k = one.failed; k <= Math.min(failed, one.views); k += 1) {
    if (failed - k > other.views) continue;
    pValue += Math.exp(logChoose(one.views, k) + logChoose(other.views, failed - k) - all);
  }
  return Math.min(1, pValue);
}

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
