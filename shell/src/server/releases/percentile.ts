/** The latest values of one measure: enough for a percentile, and bounded. */
const MAX_KEPT = 500;

export class LatestValues {
  readonly #values: number[] = [];
  #next = 0;

  add(value: number): void {
    this.#values[this.#next] = value;
    this.#next = (this.#next + 1) % MAX_KEPT;
  }

  /** Undefined when there is none. @param share 0 to 1 */
  percentile(share: number): number | undefined {
    const sorted = [...this.#values].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  }
}
