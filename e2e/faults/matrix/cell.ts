/** A cell of the matrix, and how it is judged. */
export type Verdict =
  | { readonly kind: 'green'; readonly seconds: number }
  | { readonly kind: 'red'; readonly seconds: number; readonly seen: string }
  | { readonly kind: 'not applicable'; readonly reason: string };

export interface Cell {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  /** Run by `--slice`. */
  readonly inSlice?: boolean;
  /** Uses nothing that other cells change: it may run beside them. */
  readonly isAlone?: false;
  /** Default a minute. */
  readonly deadlineMs?: number;
  /** @throws Error with what was seen, NotApplicable with the reason */
  readonly run: () => Promise<void>;
}

export class NotApplicable extends Error {}

/** The finding of a cell; several problems are one text. */
export class Findings {
  readonly #problems: string[] = [];

  expect(isMet: boolean, problem: string): void {
    if (!isMet) this.#problems.push(problem);
  }

  get all(): readonly string[] {
    return this.#problems;
  }

  /** @throws Error with all problems */
  settle(): void {
    if (this.#problems.length > 0) throw new Error(this.#problems.join('; '));
  }
}

/** It matters only where something hangs that should not. */
const CELL_DEADLINE_MS = 60_000;

export async function judge({ run, deadlineMs = CELL_DEADLINE_MS }: Cell): Promise<Verdict> {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 100) / 10;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${deadlineMs / 1000} s`)), deadlineMs);
  });
  try {
    await Promise.race([run(), late]);
    return { kind: 'green', seconds: seconds() };
  } catch (error) {
    if (error instanceof NotApplicable) return { kind: 'not applicable', reason: error.message };
    const [seen = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'red', seconds: seconds(), seen };
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a condition, asked again and again. @returns whether it came true in time */
export async function within(ms: number, isMet: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    if (await Promise.resolve(isMet()).catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
