/** Every call of a system goes through its gate, which limits, interrupts and measures them. */
import { type Admission, CircuitBreaker } from './circuit-breaker';

/** `failed`: no answer, or a gateway's error; `given-up`: by its caller, before the time was up. */
export type CallOutcome = 'answered' | 'failed' | 'timed-out' | 'given-up';
/** The call was not made: too many were in flight, or the circuit is open. */
export type CallRefusal = 'full' | 'circuit-open';

/** A page waits little more: who gives a call up later was kept waiting. */
const LONG_WAIT_MS = 800;
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504]);

export const outcomeOfStatus = (status: number): CallOutcome => (GATEWAY_ERRORS.has(status) ? 'failed' : 'answered');

/** @param timeoutMs when the operator has set one */
export const within = (signal: AbortSignal, timeoutMs: number | undefined): AbortSignal =>
  timeoutMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

export class RefusedCall extends Error {}

export interface CallInProgress {
  /** Says how it went; the first time counts. */
  settle(outcome: CallOutcome): void;
  /** Gives its place to another call. */
  leave(): void;
}

export interface CallGateOptions {
  /** Calls that wait for a connection included. Further ones are refused at once, so that no queue of abandoned calls builds up. */
  readonly maxInFlight: number;
  readonly onSettled: (outcome: CallOutcome, seconds: number) => void;
  readonly onRefused: (refusal: CallRefusal) => void;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
}

export class CallGate {
  readonly #options: CallGateOptions;
  readonly #circuit: CircuitBreaker;
  #inFlight = 0;

  constructor(options: CallGateOptions) {
    this.#options = options;
    this.#circuit = new CircuitBreaker(options.clock);
  }

  /** @throws RefusedCall */
  begin(): CallInProgress {
    const { maxInFlight, onRefused, clock } = this.#options;
    if (this.#inFlight >= maxInFlight) {
      onRefused('full');
      throw new RefusedCall(`${this.#inFlight} requests are in flight`);
    }
    const admission = this.#circuit.enter();
    if (!admission) {
      onRefused('circuit-open');
      throw new RefusedCall('the calls before got no answer');
    }
    this.#inFlight += 1;
    const start = clock();
    let isSettled = false;
    let hasLeft = false;
    return {
      settle: (outcome) => {
        if (isSettled) return;
        isSettled = true;
        this.#settle(admission, outcome, clock() - start);
      },
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        this.#inFlight -= 1;
      },
    };
  }

  /**
   * A call of the shell's own. A redirect, which could lead to any machine, is an answer like others, and not followed.
   *
   * @param read the answer, while the call has its place
   * @throws RefusedCall, or what `fetch` or `read` throw
   */
  async fetch<Answer>(
    address: string,
    init: RequestInit,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    // A call that cannot be sent says nothing about the system.
    const request = new Request(address, { ...init, redirect: 'manual' });
    const call = this.begin();
    try {
      const response = await fetch(request);
      call.settle(outcomeOfStatus(response.status));
      return await read(response);
    } catch (error) {
      call.settle(outcomeOf(error));
      throw error;
    } finally {
      call.leave();
    }
  }

  #settle(admission: Admission, outcome: CallOutcome, ms: number): void {
    const isUnknown = outcome === 'given-up' && ms < LONG_WAIT_MS;
    this.#circuit.leave(admission, isUnknown ? undefined : outcome === 'answered');
    this.#options.onSettled(outcome, ms / 1_000);
  }
}

function outcomeOf(error: unknown): CallOutcome {
  const { name } = error as Partial<Error>;
  if (name === 'TimeoutError') return 'timed-out';
  return name === 'AbortError' ? 'given-up' : 'failed';
}
