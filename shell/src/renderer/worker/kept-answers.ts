/** Answers of the API that a render worker keeps for a few seconds, parsed: the pages that it renders share them. */
import { LRUCache } from 'lru-cache';
import type { Result } from 'shared-domain/kernel';
import type { AnswerKeeper } from 'shared-domain/runtime/http';

/** Freezes a value with everything in it. @returns the same value */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/** From the moment when an answer is asked for. Stock, which may change faster, is read again in the browser. */
const MAX_AGE_MS = 10_000;
/** Enough for some ten lists of each realm, and the products that were asked for last. */
const MAX_ANSWERS = 200;
/** A call that has been under way for longer may hang: the next reader makes one of its own. */
const JOIN_MS = 500;

interface Kept {
  readonly answer: Promise<Result<unknown, unknown>>;
  readonly askedAt: number;
  isHere: boolean;
}

/**
 * Readers of one address with one schema share an answer, and the call that brings it. A failure is not kept. Each remote has schemas of
 * its own, so none gets an object that another one could have changed; within a remote what is kept is frozen.
 *
 * @param clock monotonic milliseconds
 */
export function createAnswerKeeper(clock: () => number = () => performance.now()): AnswerKeeper {
  const kept = new LRUCache<string, Kept>({ max: MAX_ANSWERS });
  const schemaIds = new WeakMap<object, number>();
  let schemas = 0;

  function idOf(schema: object): number {
    const id = schemaIds.get(schema) ?? (schemas += 1);
    schemaIds.set(schema, id);
    return id;
  }

  function ask(key: string, load: () => Promise<Result<unknown, unknown>>): Kept {
    const forget = () => {
      if (kept.peek(key) === entry) kept.delete(key);
    };
    const answer = load().then(
      (result) => {
        entry.isHere = true;
        // A page that changed what it was given would change the pages of others.
        if (result.ok) freeze(result.value);
        else forget();
        return result;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    const entry: Kept = { answer, askedAt: clock(), isHere: false };
    kept.set(key, entry);
    return entry;
  }

  const isUsable = ({ askedAt, isHere }: Kept) => clock() - askedAt < (isHere ? MAX_AGE_MS : JOIN_MS);

  return {
    read(schema, address, load) {
      const key = `${idOf(schema)} ${address}`;
      const found = kept.get(key);
      const { answer } = found && isUsable(found) ? found : ask(key, load);
      return answer as ReturnType<typeof load>;
    },
  };
}
