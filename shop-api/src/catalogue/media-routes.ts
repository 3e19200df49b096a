import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Image, toSlug } from 'shared-domain/catalogue';
import { html } from 'shared-domain/servers/plain-page';
import { sendProblem } from '../http/problem';
import { imagesOf } from './addresses';
import type { CatalogueDependencies } from './catalogue-reader';

const LETTER_WIDTH = 11;

/** A word mark in place of a partner's logo (F3.3-5 logoList). */
export function renderLogo(title: string): string {
  const width = 32 + title.length * LETTER_WIDTH;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img">
<title>${title}</title><rect width="${width}" height="40" rx="10" fill="#29104c"/>
<text x="${width / 2}" y="26" font-family="Arial, sans-serif" font-size="17" font-weight="700" fill="#fff" text-anchor="middle">${title}</text>
</svg>
`.markup;
}

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

/** Word marks (F3.3-5) and videos (P7-28) of the reference catalogue. */
export function registerMedia(app: FastifyInstance, { catalogue }: CatalogueDependencies): void {
  app.get<{ Params: { file: string } }>('/api/logos/:file', async ({ params }, reply) => {
    const logos = (await catalogue.read()).plans.flatMap((plan) => plan.logos ?? []);
    const logo = logos.find(({ title }) => params.file === `${toSlug(title)}.svg`);
    if (!logo) return sendProblem(reply, { status: 404, detail: 'There is no such logo' });
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(renderLogo(logo.title));
  });

  app.get<{ Params: { id: string } }>('/api/videos/:id/', async ({ params }, reply) => {
    const product = (await catalogue.read()).productByVideo.get(params.id);
    if (!product) return sendProblem(reply, { status: 404, detail: 'There is no such video' });
    const name = `${product.brand} ${product.model}`;
    const { body, headers } = renderVideoPage(
      name,
      product.highlightedText ?? name,
      imagesOf(product, product.pictures[0]?.colour ?? ''),
    );
    return reply.headers(headers).send(body);
  });
}
