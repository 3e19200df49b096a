import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** While a visitor waits: near the best at a fraction of the time. */
export const MISS_QUALITY = 8;
/** While more visitors wait than are served at once: 1.1 ms of the processor instead of 3.8 for a product page, 16 % more bytes. */
export const BUSY_QUALITY = 3;
/** 512 kB, more than a page has: the default of 4 MB costs memory that is filled for each page. */
const WINDOW_BITS = 19;

/** @param quality of Brotli, 0 to 11 */
export const compressHtml = (html: string | Buffer, quality: number): Promise<Buffer> =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
