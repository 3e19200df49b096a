/** One thing that is wrong in a feed. */
export interface FeedProblem {
  /** E.g. products[3].variants[0].sku */
  readonly path: string;
  readonly message: string;
}

export const at = (...keys: readonly (string | number)[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );

/** The feed was not imported. The message lists all problems, one per line. */
export class FeedRefusedError extends Error {
  constructor(readonly problems: readonly FeedProblem[]) {
    super(
      `The feed has ${problems.length} error${problems.length === 1 ? '' : 's'}:\n${problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`,
    );
    this.name = 'FeedRefusedError';
  }
}

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
