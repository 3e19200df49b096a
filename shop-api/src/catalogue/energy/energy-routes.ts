import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainPageHeaders, renderPlainPage } from 'shared-domain/servers/plain-page';
import { sendProblem } from '../../http/problem';
import type { CatalogueDependencies } from '../catalogue-reader';
import type { Catalogue, Product } from '../model';
import { texts } from '../texts/nb';
import { productSheet, renderEnergyLabel } from './energy-label';

const CACHED = 'public, max-age=3600';

interface Labelled {
  readonly product: Product;
  readonly energyClass: string;
}

function labelled({ productsByModel }: Catalogue, modelSlug: string): Labelled | null {
  const [product] = productsByModel.get(modelSlug) ?? [];
  return product?.energyClass === undefined ? null : { product, energyClass: product.energyClass };
}

const unknown = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, { status: 404, detail: 'There is no product with an energy class at this address' });

/** The files of energyClassLabel and productInformationSheet (P3-3), made from the catalogue on request. */
export function registerEnergyFiles(app: FastifyInstance, { catalogue, config }: CatalogueDependencies): void {
  app.get<{ Params: { file: string } }>('/api/energy-labels/:file', async ({ params }, reply) => {
    const found = params.file.endsWith('.svg')
      ? labelled(await catalogue.read(), params.file.slice(0, -'.svg'.length))
      : null;
    if (!found) return unknown(reply);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', CACHED)
      .send(renderEnergyLabel(found.product, found.energyClass));
  });

  app.get<{ Params: { model: string } }>('/api/product-sheets/:model/', async ({ params }, reply) => {
    const found = labelled(await catalogue.read(), params.model);
    if (!found) return unknown(reply);
    const page = {
      title: `${texts.sheet.title} ${found.product.model}`,
      brand: config.brand,
      homeHref: config.shopOrigin,
      content: productSheet(found.product, found.energyClass),
    };
    return reply
      .headers({ ...plainPageHeaders({ brand: config.brand }), 'cache-control': CACHED })
      .send(renderPlainPage(page));
  });
}
