import type { FastifyInstance } from 'fastify';
import { toSlug } from 'shared-domain/catalogue';
import { sendProblem } from '../../http/problem';
import type { CatalogueDependencies } from '../catalogue-dependencies';
import { imagesOf } from '../images';
import { renderLogo } from './logo';
import { renderVideoPage } from './video-page';

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
