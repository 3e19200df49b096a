/** Time that the shop gets before a page of ours goes out without its frame. */
const INCLUDE_TIMEOUT_MS = 2_000;

export type FramePart = 'header' | 'footer';

export type ReadFrame = (part: FramePart) => Promise<string>;

/**
 * Reads the frame's HTML from the shop as a server-side include does. The last good answer is kept: a shop that is down for a
 * while changes nothing on these pages. Without any answer the page gets a plain link to the shop.
 *
 * @param report told once per failed read
 */
export function createFrameInclude(shopOrigin: string, report: (message: string) => void): ReadFrame {
  const lastGood = new Map<FramePart, string>();
  const fallback: Readonly<Record<FramePart, string>> = {
    header: `<p><a href="${shopOrigin}/">Til nettbutikken</a></p>`,
    footer: '',
  };
  return async (part) => {
    const url = `${shopOrigin}/frame/${part}.html`;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(INCLUDE_TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      lastGood.set(part, await answer.text());
    } catch (error) {
      report(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return lastGood.get(part) ?? fallback[part];
  };
}
