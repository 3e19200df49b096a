import { toReleases } from '../../federation/remote-release';
import { BUSY_QUALITY, compressHtml, MISS_QUALITY } from './compress-html';
import { createDocument } from './document';
import { freeze } from './freeze';
import type { DocumentFrame, PreparedBuild, RenderedPage, RenderRequest, WrittenPage } from './messages';
import { createSlotDataFiles } from './slot-data-file';

/** Writes the documents of the pages that a worker renders, compressed: what leaves the worker is what is sent. */
export function createPageWriter({ config: given, shell }: DocumentFrame, builds: readonly PreparedBuild[]) {
  const config = freeze(given);
  const releases = freeze(toReleases(builds));
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
