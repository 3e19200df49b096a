import { Readable } from 'node:stream';

/**
 * Reads a whole body into memory, which frees the connection that it came by. A body larger than the limit is passed on as a stream.
 *
 * @throws Error of the stream
 */
export async function collectBody(stream: Readable, maxBytes: number): Promise<Buffer | Readable> {
  const chunks: Buffer[] = [];
  let length = 0;
  const reading = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > maxBytes) return Readable.from(rest(chunks, reading, stream), { objectMode: false });
  }
  return Buffer.concat(chunks, length);
}

async function* rest(chunks: readonly Buffer[], reading: AsyncIterator<Buffer>, stream: Readable) {
  try {
    yield* chunks;
    for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value;
  } finally {
    stream.destroy();
  }
}
