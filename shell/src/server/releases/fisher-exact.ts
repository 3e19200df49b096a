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
