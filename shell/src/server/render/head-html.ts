import type { PageHead } from 'shared-domain/contracts/exposes';
import { escapeHtml } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { jsonForScript } from './json-for-script';

/** The part of the document head that belongs to the page. */
export function renderHead(head: PageHead, pathname: string): string {
  const { shopOrigin, brand } = getConfig();
  const lines = [`<title>${escapeHtml(head.title)}</title>`];
  const meta = (name: string, content: string) => lines.push(`<meta name="${name}" content="${escapeHtml(content)}">`);
  const property = (name: string, content: string) =>
    lines.push(`<meta property="${name}" content="${escapeHtml(content)}">`);
  if (head.description) meta('description', head.description);
  if (head.noIndex) meta('robots', 'noindex');
  if (head.canonicalPath) lines.push(`<link rel="canonical" href="${escapeHtml(shopOrigin + head.canonicalPath)}">`);
  property('og:title', head.title);
  property('og:site_name', brand.name);
  property('og:url', shopOrigin + (head.canonicalPath ?? pathname));
  if (head.description) property('og:description', head.description);
  const image = head.image ?? brand.shareImage;
  if (image) property('og:image', new URL(image, shopOrigin).href);
  if (head.preloadImage) {
    const { srcSet, sizes, type } = head.preloadImage;
    lines.push(
      `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" type="${escapeHtml(type)}" fetchpriority="high">`,
    );
  }
  for (const object of head.jsonLd ?? [])
    lines.push(`<script type="application/ld+json">${jsonForScript(object)}</script>`);
  return lines.join('\n');
}
