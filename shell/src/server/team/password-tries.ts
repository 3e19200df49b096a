/**
 * Counts wrong passwords of the team, at whichever door, by the client: its network, or the browser that has signed in before, which others of
 * its network do not lock out. No client uses up the tries of another one.
 */

/** Wrong passwords of a client within a minute: too few to guess 16 characters. */
const MAX_WRONG = 10;
/** While all clients together have more than this many, each network gets only so few. */
const MANY_WRONG = 100;
const MAX_WRONG_AMONG_MANY = 2;
const MAX_CLIENTS = 10_000;
export const TRIES_WINDOW_MS = 60_000;

export interface TeamClient {
  readonly name: string;
  /** It has signed in before. */
  readonly isKnown: boolean;
}

export class PasswordTries {
  /** Client → times of its wrong passwords. */
  private readonly wrong = new Map<string, readonly number[]>();
  private latest: readonly number[] = [];

  /** @param now milliseconds since the epoch */
  constructor(private readonly now: () => number = Date.now) {}

  /**
   * A password is about to be compared. It counts as wrong until it turns out to be right, so that many at the same time are not more tries.
   *
   * @returns takes the count back; undefined when the client has no try left
   */
  begin({ name, isKnown }: TeamClient): (() => void) | undefined {
    const at = this.now();
    const isRecent = (time: number) => time > at - TRIES_WINDOW_MS;
    this.latest = this.latest.filter(isRecent);
    const own = (this.wrong.get(name) ?? []).filter(isRecent);
    const isAmongMany = this.latest.length >= MANY_WRONG && !isKnown;
    if (own.length >= (isAmongMany ? MAX_WRONG_AMONG_MANY : MAX_WRONG)) return undefined;
    this.wrong.delete(name);
    this.wrong.set(name, [...own, at]);
    this.latest = [...this.latest, at].slice(-MANY_WRONG);
    for (const oldest of this.wrong.keys()) {
      if (this.wrong.size <= MAX_CLIENTS) break;
      this.wrong.delete(oldest);
    }
    return () => {
      this.wrong.set(name, without(this.wrong.get(name) ?? [], at));
      this.latest = without(this.latest, at);
    };
  }
}

function without(times: readonly number[], time: number): readonly number[] {
  const index = times.indexOf(time);
  return index === -1 ? times : times.toSpliced(index, 1);
}
