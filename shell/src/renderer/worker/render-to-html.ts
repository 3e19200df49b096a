import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks a boundary that it could not complete. */
export const INCOMPLETE = '<!--$!-->';

/**
 * HTML that is complete and needs no script to be so. Everything that a page shows is there before it is rendered, so it is rendered in one go
 * (a third quicker than as a stream). A tree that waits for something or fails is rendered again, by the renderer that waits and says why.
 *
 * @param waitMs after which regions that still wait show their fallback
 * @param onError errors of regions that show their fallback
 * @throws the error of a tree that cannot be rendered at all
 */
export async function renderToHtml(
  tree: ReactNode,
  waitMs: number,
  onError: (error: unknown) => void,
): Promise<string> {
  return renderAtOnce(tree) ?? renderInSteps(tree, waitMs, onError);
}

/** Undefined: not everything is there, or something failed. */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    return html.includes(INCOMPLETE) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Waits for everything that comes in time, and never outlines a boundary. */
function renderInSteps(tree: ReactNode, waitMs: number, onError: (error: unknown) => void): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const html = new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      // Everything is there when it is written: nothing is to be held back.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // An abort calls this before it has finished.
      onAllReady: () => queueMicrotask(() => stream.pipe(sink)),
      onShellError: reject,
      onError,
    });
    timer = setTimeout(() => stream.abort(new Error(`It was not drawn within ${waitMs} ms`)), waitMs);
  });
  return html.finally(() => clearTimeout(timer));
}
