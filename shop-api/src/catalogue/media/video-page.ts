import { createHash } from 'node:crypto';
import type { Image } from 'shared-domain/catalogue';
import { html } from '../../plain-page';

/** How long each picture is shown. */
const PICTURE_SECONDS = 4;

/** A slide show; with reduced motion only the first picture. */
function styleFor(count: number): string {
  const [seconds, share] = [count * PICTURE_SECONDS, 100 / count];
  const delays = Array.from(
    { length: count },
    (_, index) => `img:nth-of-type(${index + 1}){animation-delay:${(index - count) * PICTURE_SECONDS}s}`,
  ).join('');
  return `html,body{margin:0;height:100%;overflow:hidden;background:#f7f3f1;font:600 18px/24px Inter,Arial,sans-serif;color:#1d1524}
main,figure{margin:0;height:100%;position:relative}
img{position:absolute;inset:0;width:100%;height:calc(100% - 48px);object-fit:contain;opacity:0;animation:show ${seconds}s infinite}
${delays}
@keyframes show{0%{opacity:0;transform:scale(.96)}${(share * 0.15).toFixed(2)}%,${(share * 0.9).toFixed(2)}%{opacity:1}${share.toFixed(2)}%,100%{opacity:0;transform:scale(1.04)}}
figcaption{position:absolute;bottom:0;width:100%;padding:12px 0;text-align:center}
@media (prefers-reduced-motion:reduce){img{animation:none}img:first-of-type{opacity:1}}`;
}

export interface VideoPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** In place of the video service (P7-28): a page to embed with a slide show of the product's pictures. */
export function renderVideoPage(title: string, caption: string, images: readonly Image[]): VideoPage {
  const style = styleFor(images.length);
  const { markup } =
    html`<title>${title}</title><main><figure>${images.map((image) => html`<img src="${image.url}" alt="${image.title}">`)}<figcaption>${caption}</figcaption></figure></main>`;
  const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'self'`;
  return {
    body: `<!doctype html>\n<html lang="nb"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>${markup}</html>\n`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  };
}
