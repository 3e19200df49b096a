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

/** Nothing of the feed was imported. The message lists every problem, one a line. */
export class FeedRefusedError extends Error {
  constructor(readonly problems: readonly FeedProblem[]) {
    super(
      `The feed has ${problems.length} error${problems.length === 1 ? '' : 's'}:\n${problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`,
    );
    this.name = 'FeedRefusedError';
  }
}
