import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Encoding } from 'shared-domain/contracts/accepted-encoding';
import { compressHtml } from '../render/compress-html';

const zip = promisify(gzip);
/** Near the best at a fraction of the time: each text is compressed once. */
const QUALITY = 9;

/** A text that many clients ask for, compressed when the first of them wants it so. */
export class CompressedText {
  readonly plain: Buffer;
  /** The same for every encoding, so it is a weak one. */
  readonly tag: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string | Buffer) {
    this.plain = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.plain).digest('hex').slice(0, 16)}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    return encoding === 'br' ? (this.#brotli ??= compressHtml(this.plain, QUALITY)) : (this.#gzip ??= zip(this.plain));
  }
}
