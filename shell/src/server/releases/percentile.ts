const MAX_KEPT = 500;

/** The latest values of one measurement. Bounded, so that memory does not grow. */
export class LatestValues {
  readonly #values: number[] = [];
  #next = 0;

  add(value: number): void {
    this.#values[this.#next] = value;
    this.#next = (this.#next + 1) % MAX_KEPT;
  }

  /** Undefined when there are no values. @param share 0 to 1 */
  percentile(share: number): number | undefined {
    const sorted = [...this.#values].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  }
}
