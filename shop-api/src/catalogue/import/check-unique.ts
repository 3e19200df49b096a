import type { FeedProblem } from './feed-problem';

/** A value of the feed and where it stands. */
export interface Entry {
  readonly path: string;
  readonly value: string;
}

/** What two entries must not share: names the first one. */
export function checkUnique(entries: readonly Entry[], what: string): readonly FeedProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, path);
    return earlier === undefined ? [] : [{ path, message: `${what} ${value} stands already at ${earlier}` }];
  });
}
