/**
 * Frames on a stream of bytes, the same between shell, renderer and worker: the length of what follows, whom it is for, the length of
 * the JSON, the JSON, and plain bytes (a document, the body of a call).
 */

/** The renderer reads its own frames, and passes the worker's on unread. */
export const FOR_WORKER = 0;
export const FOR_RENDERER = 1;

const LENGTH_BYTES = 4;
const HEAD_BYTES = 5;
/** More than the largest answer of the API, and than the setup of a worker. */
const MAX_FRAME_BYTES = 32 * 2 ** 20;
const NO_BYTES = new Uint8Array(0);

export interface Frame {
  readonly target: number;
  readonly json: string;
  readonly bytes: Buffer;
  /** The whole of it, to be passed on. */
  readonly raw: Buffer;
}

export function toFrame(target: number, message: object, bytes: Uint8Array = NO_BYTES): Buffer {
  const json = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(LENGTH_BYTES + HEAD_BYTES);
  head.writeUInt32BE(HEAD_BYTES + json.length + bytes.length, 0);
  head.writeUInt8(target, LENGTH_BYTES);
  head.writeUInt32BE(json.length, LENGTH_BYTES + 1);
  return Buffer.concat([head, json, bytes]);
}

/** Cuts what arrives into frames. @throws Error when it cannot be one: the connection has to be closed */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;
  #wanted = LENGTH_BYTES;

  read(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const frames: Frame[] = [];
    while (this.#length >= this.#wanted) {
      const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
      const length = all.readUInt32BE(0);
      if (length < HEAD_BYTES || length > MAX_FRAME_BYTES) throw new Error(`A frame of ${length} bytes`);
      this.#chunks = [all];
      this.#wanted = LENGTH_BYTES + length;
      if (all.length < this.#wanted) break;
      frames.push(parse(all.subarray(0, this.#wanted)));
      this.#chunks = [all.subarray(this.#wanted)];
      this.#length = all.length - this.#wanted;
      this.#wanted = LENGTH_BYTES;
    }
    return frames;
  }
}

function parse(raw: Buffer): Frame {
  const jsonStart = LENGTH_BYTES + HEAD_BYTES;
  const jsonEnd = jsonStart + raw.readUInt32BE(LENGTH_BYTES + 1);
  if (jsonEnd > raw.length) throw new Error('A frame whose JSON is longer than itself');
  return {
    target: raw.readUInt8(LENGTH_BYTES),
    json: raw.toString('utf8', jsonStart, jsonEnd),
    bytes: raw.subarray(jsonEnd),
    raw,
  };
}
