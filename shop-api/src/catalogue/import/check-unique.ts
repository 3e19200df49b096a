import type { FeedProblem } from './feed-problem';

/** A value of the feed and its path. */
export interface Entry {
  readonly path: string;
  readonly value: string;
}

/** Problems for values that occur twice; each names the first occurrence. */
export function checkUnique(entries: readonly Entry[], what: string): readonly FeedProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, path);
    return earlier === undefined ? [] : [{ path, message: `${what} ${value} is already used at ${earlier}` }];
  });
}
