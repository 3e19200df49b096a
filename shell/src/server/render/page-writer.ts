import { toReleases } from '../../federation/remote-release';
import { BUSY_QUALITY, compressHtml, MISS_QUALITY } from './compress-html';
import { createDocument } from './document';
import { freeze } from './freeze';
import type { DocumentFrame, PreparedBuild, RenderedPage, RenderRequest, WrittenPage } from './messages';

/** Writes the documents of the pages that a worker renders, compressed: what leaves the worker is what is sent. */
export function createPageWriter({ config: given, shell }: DocumentFrame, builds: readonly PreparedBuild[]) {
  const config = freeze(given);
  const releases = freeze(toReleases(builds));
  return async (
    page: RenderedPage,
    { renderedAt }: Pick<RenderRequest, 'renderedAt'>,
    isBusy: boolean,
  ): Promise<WrittenPage> => {
    const { kind, status, used, degraded } = page;
    const html = await createDocument({ config, shell, builds, releases, used, page, renderedAt });
    return { kind, status, used, degraded, document: await compressHtml(html, isBusy ? BUSY_QUALITY : MISS_QUALITY) };
  };
}
