import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { toReleases } from '../../federation/remote-release';
import type { DocumentFrame, PreparedBuild, RenderedPage, RenderRequest, SlotDataFile, WrittenPage } from '../messages';
import { contentName } from './content-name';
import { createDocument } from './document';
import { jsonForScript } from './script-json';

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

/** One for each domain and state of the menus. */
const MAX_NAMES = 50;

/**
 * The data of header and footer, as a file of its own: it is the same for many pages, so a browser fetches it once, and not in
 * every document. Undefined where they have no data.
 */
export function createSlotDataFiles(): (slotData: Readonly<Record<string, unknown>>) => SlotDataFile | undefined {
  const names = new Map<string, string>();
  return (slotData) => {
    const text = jsonForScript(slotData);
    if (text === '{}') return undefined;
    const name = names.get(text) ?? contentName(text, 'json');
    if (names.size >= MAX_NAMES) names.clear();
    names.set(text, name);
    return { name, text };
  };
}

/** Writes the documents of the pages that a worker renders, compressed: what leaves the worker is what is sent. */
export function createPageWriter({ config, shell }: DocumentFrame, builds: readonly PreparedBuild[]) {
  const releases = toReleases(builds);
  const toSlotDataFile = createSlotDataFiles();
  return async (
    page: RenderedPage,
    { renderedAt }: Pick<RenderRequest, 'renderedAt'>,
    isBusy: boolean,
  ): Promise<WrittenPage> => {
    const { kind, status, used, degraded } = page;
    const file = toSlotDataFile(page.slotData);
    const slotDataFile = file && { slotDataFile: file.name };
    const html = await createDocument({ config, shell, builds, releases, used, page, renderedAt, ...slotDataFile });
    const document = await compressHtml(html, isBusy ? BUSY_QUALITY : MISS_QUALITY);
    return { kind, status, used, degraded, document, ...(file && { slotData: file }) };
  };
}
