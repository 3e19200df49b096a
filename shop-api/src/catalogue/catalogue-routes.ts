import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { insuranceFactSheetHref } from 'shared-domain/navigation';
import { paths } from '../config/paths';
import { parseRequest, sendProblem } from '../http/problem';
import { pictureName, WIDEST_PX } from './addresses';
import type { CatalogueDependencies } from './catalogue-reader';
import { registerDeltas } from './delta-routes';
import { registerEnergyFiles } from './energy/energy-routes';
import { feedJsonSchema } from './feed/json-schema';
import { factSheet, pdfDocument } from './insurance-fact-sheet';
import { registerLists, registerSearch } from './list-routes';
import { registerMedia } from './media-routes';
import { registerInsurances } from './offers/insurance-routes';
import { DerivedPictures } from './pictures/derived-pictures';
import { FetchedMasters } from './pictures/fetched-masters';
import { registerViewModels, type ViewModelDependencies } from './view-model-routes';

const ADDRESS = insuranceFactSheetHref('/api') ?? '';

/** The fact sheet of the insurances (P2-29), made from the catalogue on request. */
export function registerFactSheet(app: FastifyInstance, { catalogue, config }: CatalogueDependencies): void {
  app.get(ADDRESS, async (_request, reply) => {
    const { insurances } = await catalogue.read();
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .send(pdfDocument(factSheet(insurances, config.brand.name)));
  });
}

const CACHED = 'public, max-age=3600';

const partNumber = v.object({
  part: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number, from 1'), v.transform(Number)),
});

const sendXml = (reply: FastifyReply, xml: unknown) =>
  typeof xml === 'string'
    ? reply.type('application/xml; charset=utf-8').header('cache-control', CACHED).send(xml)
    : sendProblem(reply, { status: 404, detail: 'There is no such part of the sitemap' });

/** The sitemap: an index, and files of at most 50,000 pages each. The edge has them at `/sitemap.xml` and `/sitemap-1.xml`. */
export function registerSitemap(app: FastifyInstance, { catalogue, config }: CatalogueDependencies): void {
  const { shopOrigin: origin } = config;
  app.get('/api/sitemaps', async (_request, reply) =>
    sendXml(reply, await catalogue.value({ kind: 'sitemap-index', origin })),
  );
  app.get('/api/sitemaps/:part', async (request, reply) => {
    const { part } = parseRequest(partNumber, request.params, 'params');
    return sendXml(reply, await catalogue.value({ kind: 'sitemap-part', origin, part }));
  });
}

const MADE_CACHING = 'public, max-age=86400, immutable';
const STAND_IN_CACHING = 'public, max-age=10';
const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** The rendered pictures of the reference catalogue, and those that the feed names by address. */
function picturesOf({ catalogue, config }: CatalogueDependencies): DerivedPictures {
  const fetched = new FetchedMasters(join(config.pictureCache, 'fetched'), config.pictureOrigins);
  return new DerivedPictures(paths.pictures(), config.pictureCache, async (model, name) => {
    const products = (await catalogue.read()).productsByModel.get(model) ?? [];
    const picture = products
      .flatMap(({ pictures }) => pictures)
      .find((each) => each.url !== undefined && pictureName(each) === name);
    const { url, view, width: widest = WIDEST_PX } = picture ?? {};
    if (url === undefined || view === undefined) return undefined;
    return { key: url, view, widest, isRendered: false, path: () => fetched.pathOf(url) };
  });
}

/** GET /api/pictures/{modelSlug}/{colour}-{view}-{width}.{format} */
export function registerPictures(app: FastifyInstance, pictures: DerivedPictures): void {
  app.get<{ Params: { model: string; file: string } }>(
    '/api/pictures/:model/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const found = await pictures.fileOf(request.params.model, request.params.file).catch((error: unknown) => {
        request.log.error({ err: error }, 'A picture could not be made');
        return null;
      });
      if (found === null)
        return sendProblem(reply.header('cache-control', 'no-store'), {
          status: 502,
          detail: 'The picture could not be made',
        });
      if (!found) return sendProblem(reply, { status: 404, detail: 'There is no such picture' });
      const { path, isStandIn } = found;
      const { size, mtimeMs } = await stat(path);
      const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
      reply.header('etag', tag).header('cache-control', isStandIn ? STAND_IN_CACHING : MADE_CACHING);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .type(TYPES[extname(path)] ?? 'application/octet-stream')
        .header('content-length', size)
        .send(createReadStream(path));
    },
  );
}

/** The schema of the feed, for the systems that write one. */
export function registerFeedSchema(app: FastifyInstance): void {
  let schema: string | null = null;
  app.get('/catalogue/feed-schema.json', async (_request, reply) => {
    schema ??= JSON.stringify(feedJsonSchema());
    return reply.type('application/schema+json').header('cache-control', CACHED).send(schema);
  });
}

/** Every call about products, plans and offers: view models, search, insurances, pictures and the documents of a product. */
export function registerCatalogue(app: FastifyInstance, dependencies: ViewModelDependencies): void {
  registerViewModels(app, dependencies);
  registerLists(app, dependencies);
  registerSearch(app, dependencies);
  registerSitemap(app, dependencies);
  registerInsurances(app, dependencies);
  registerFactSheet(app, dependencies);
  registerPictures(app, picturesOf(dependencies));
  registerEnergyFiles(app, dependencies);
  registerMedia(app, dependencies);
  registerFeedSchema(app);
  registerDeltas(app, dependencies);
}
