/**
 * Marks on disk of the builds that are being tried. A mark that is found at the start says that shell or renderer ended while the code of that
 * build ran: it may have ended them. Such a build is tried once more, alone, and then no more.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

/** A build that did no harm, and was only tried together with one that did, passes its second trial. */
const MAX_TRIALS = 2;
/** Build → trials that did not end. */
const marksSchema = v.record(v.string(), v.pipe(v.number(), v.integer()));

export class Trials {
  readonly #file: string;
  readonly #marks: Map<string, number>;
  readonly #begun = new Set<string>();

  constructor(file: string) {
    this.#file = file;
    this.#marks = new Map(Object.entries(readMarks(file)));
  }

  /** Call before any code of it runs. @param build 'mfe-pdp@0123456789ab' @throws Error when it may not be tried again */
  begin(build: string): void {
    if (this.#begun.has(build)) return;
    const trials = this.#marks.get(build) ?? 0;
    if (trials >= MAX_TRIALS)
      throw new Error(
        `${build} is not tried again: ${trials} times the renderer or the shell ended while it was tried. Its mark is in ${this.#file}`,
      );
    this.#begun.add(build);
    this.#marks.set(build, trials + 1);
    this.#write();
  }

  /** It passed or failed by itself. */
  end(build: string): void {
    this.#begun.delete(build);
    if (this.#marks.delete(build)) this.#write();
  }

  /** The renderer ended with it: the mark stays. */
  suspend(build: string): void {
    this.#begun.delete(build);
  }

  /** Whether a trial of it did not end. */
  isSuspect(build: string): boolean {
    return this.#marks.has(build) && !this.#begun.has(build);
  }

  /** The shell is stopped while builds are being tried: that says nothing about them. */
  stop(): void {
    for (const build of this.#begun) this.end(build);
  }

  /** At once, and before the code runs: it may end this process. */
  #write(): void {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    writeFileSync(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#marks)), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function readMarks(file: string): Readonly<Record<string, number>> {
  try {
    return v.parse(marksSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
