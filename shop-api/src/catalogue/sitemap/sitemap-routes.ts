import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { parseRequest } from '../../http/parse-request';
import { sendProblem } from '../../http/problem';
import type { CatalogueDependencies } from '../catalogue-dependencies';

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
