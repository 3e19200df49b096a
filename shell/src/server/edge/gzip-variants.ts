import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

/** All gzip bodies together. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The gzip bodies of pages that are stored in Brotli: made when the first client needs one, kept as long as there is room. */
export class GzipVariants {
  readonly #kept: LRUCache<Buffer, Buffer>;
  readonly #making = new Map<Buffer, Promise<Buffer>>();

  constructor(maxBytes = MAX_BYTES) {
    // The Brotli body is counted too: while its gzip body is kept, it cannot be freed.
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (zipped, brotli) => zipped.byteLength + brotli.byteLength,
    });
  }

  /** Clients that come together share one compression. @param brotli the stored body, the same object each time */
  async of(brotli: Buffer): Promise<Buffer> {
    const kept = this.#kept.get(brotli);
    if (kept) return kept;
    const making = this.#making.get(brotli) ?? this.#make(brotli);
    this.#making.set(brotli, making);
    return making;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  async #make(brotli: Buffer): Promise<Buffer> {
    try {
      const zipped = await compress(await decompress(brotli));
      this.#kept.set(brotli, zipped);
      return zipped;
    } finally {
      this.#making.delete(brotli);
    }
  }
}
