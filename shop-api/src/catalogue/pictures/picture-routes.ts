import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../http/problem';
import type { DerivedPictures } from './derived-pictures';

const DAY_SECONDS = 86_400;
const TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

/** GET /api/pictures/{modelSlug}/{colour}-{view}-{width}.{format} */
export function registerPictures(app: FastifyInstance, pictures: DerivedPictures): void {
  app.get<{ Params: { model: string; file: string } }>(
    '/api/pictures/:model/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const path = await pictures.fileOf(request.params.model, request.params.file);
      if (!path) return sendProblem(reply, { status: 404, detail: 'There is no such picture' });
      const { size, mtimeMs } = await stat(path);
      const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
      reply.header('etag', tag).header('cache-control', `public, max-age=${DAY_SECONDS}, immutable`);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .type(TYPES[extname(path)] ?? 'application/octet-stream')
        .header('content-length', size)
        .send(createReadStream(path));
    },
  );
}
