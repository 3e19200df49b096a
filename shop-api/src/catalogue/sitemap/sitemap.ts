import type { Catalogue } from '../model';
import { type SitemapPage, sitemapPages } from './sitemap-pages';

/** Most pages of one file, by the protocol. */
export const MOST_PAGES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const KEPT = new WeakMap<object, readonly SitemapPage[]>();

/** Made once for a version of the catalogue. */
function pagesOf(catalogue: Catalogue): readonly SitemapPage[] {
  const known = KEPT.get(catalogue.source) ?? sitemapPages(catalogue);
  KEPT.set(catalogue.source, known);
  return known;
}

/** The file that names the others. @param origin of the shop, without a slash at the end */
export function sitemapIndex(catalogue: Catalogue, origin: string, most = MOST_PAGES): string {
  const parts = Math.ceil(pagesOf(catalogue).length / most);
  const entries = Array.from(
    { length: parts },
    (_, place) => `<sitemap><loc>${origin}/sitemap-${place + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** One file of pages with their pictures; null for a part that does not exist. @param part from 1 */
export function sitemapPart(catalogue: Catalogue, origin: string, part: number, most = MOST_PAGES): string | null {
  const pages = pagesOf(catalogue).slice((part - 1) * most, part * most);
  if (pages.length === 0) return null;
  const locate = (path: string): string => escapeXml(`${origin}${path}`);
  const changed = catalogue.importedAt === null ? '' : `<lastmod>${catalogue.importedAt}</lastmod>`;
  const entries = pages.map(({ path, images, isOfCatalogue }) => {
    const pictures = images.map((url) => `<image:image><image:loc>${locate(url)}</image:loc></image:image>`);
    return `<url><loc>${locate(path)}</loc>${isOfCatalogue ? changed : ''}${pictures.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">${entries.join('\n')}</urlset>`;
}
