/** The catalogue's thread: does the engine's work, in the order in which it comes. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchContent } from '../search/search-categories';
import { CatalogueEngine, type Work } from './catalogue-engine';
import type { ThreadReply } from './engine-host';

const engine = new CatalogueEngine(workerData as SearchContent);
const port = parentPort;
if (!port) throw new Error('This program is a thread of shop-api');
port.on('message', ({ id, work }: { readonly id: number; readonly work: Work }) => {
  engine
    .do(work)
    .then(
      (value): ThreadReply => ({ id, ok: true, value }),
      (error: unknown): ThreadReply => ({ id, ok: false, error }),
    )
    .then((reply) => port.postMessage(reply, bytesOf(reply)))
    // No one may wait for an answer that cannot be sent: the thread ends and is started again.
    .catch((error: unknown) => {
      throw error;
    });
});

/** Compressed bodies move to the other thread without being copied. */
function bytesOf(reply: ThreadReply): ArrayBuffer[] {
  if (!reply.ok || typeof reply.value !== 'object' || reply.value === null || !('compressed' in reply.value)) return [];
  const { br, gzip } = reply.value.compressed as Readonly<Record<'br' | 'gzip', Uint8Array>>;
  return [br, gzip].flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
