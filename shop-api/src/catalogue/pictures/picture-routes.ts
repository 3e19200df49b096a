import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../http/problem';
import type { DerivedPictures } from './derived-pictures';

const MADE_CACHING = 'public, max-age=86400, immutable';
const STAND_IN_CACHING = 'public, max-age=10';
const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** GET /api/pictures/{modelSlug}/{colour}-{view}-{width}.{format} */
export function registerPictures(app: FastifyInstance, pictures: DerivedPictures): void {
  app.get<{ Params: { model: string; file: string } }>(
    '/api/pictures/:model/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const found = await pictures.fileOf(request.params.model, request.params.file);
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
