/** So many calls in a row without an answer open the circuit. A share of all calls would refuse them for one address that hangs. */
const FAILURES = 10;
/** How long every call is refused before one is tried. */
const OPEN_MS = 2_000;

export interface Admission {
  /** The one call that is made while the circuit is open. */
  readonly isTrial: boolean;
}

/** Refuses calls of a system that does not answer, so that nobody waits for it. */
export class CircuitBreaker {
  readonly #clock: () => number;
  #failures = 0;
  #opensFor = 0;
  #isTrying = false;

  /** @param clock monotonic milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** @returns undefined: no call may be made now */
  enter(): Admission | undefined {
    if (this.#failures < FAILURES) return { isTrial: false };
    if (this.#isTrying || this.#clock() < this.#opensFor) return undefined;
    this.#isTrying = true;
    return { isTrial: true };
  }

  /** @param hasAnswered undefined: nobody can tell */
  leave({ isTrial }: Admission, hasAnswered: boolean | undefined): void {
    if (isTrial) this.#isTrying = false;
    if (hasAnswered === undefined) return;
    this.#failures = hasAnswered ? 0 : this.#failures + 1;
    // Calls that began before the circuit opened do not keep it open.
    if (isTrial || this.#failures === FAILURES) this.#opensFor = this.#clock() + OPEN_MS;
  }
}
