import { FeedRefusedError } from './feed-problem';
import { linesOf } from './lines-of';
import { validateFeed } from './validate-feed';

/** More would hide the first ones in a terminal. */
const SHOWN = 100;

function parse(text: string): { readonly feed: unknown } | { readonly line: number; readonly message: string } {
  try {
    return { feed: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const before = position === undefined ? text : text.slice(0, Number(position));
    return { line: before.split('\n').length, message: `is not JSON: ${message}` };
  }
}

/**
 * Checks a feed as an import does.
 *
 * @param name of the file, as messages say it
 * @param nowMs milliseconds since the epoch
 * @returns a message for each problem, such as `feed.json:12 products[4].variants[0].price: expected number, received "12"`
 */
export function checkFeed(name: string, text: string, nowMs: number): readonly string[] {
  const parsed = parse(text);
  if ('line' in parsed) return [`${name}:${parsed.line} ${parsed.message}`];
  try {
    validateFeed(parsed.feed, nowMs);
    return [];
  } catch (error) {
    if (!(error instanceof FeedRefusedError)) throw error;
    const shown = error.problems.slice(0, SHOWN);
    const lines = linesOf(
      text,
      shown.map(({ path }) => path),
    );
    const more = error.problems.length - shown.length;
    return [
      ...shown.map(({ path, message }, index) => `${name}:${lines[index]} ${path}: ${message}`),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ];
  }
}
