import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { paths } from '../config/paths';
import { sendProblem } from '../http/problem';

const DAY_SECONDS = 86_400;
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };
const FOLDER_NAME = /^[a-z0-9-]+$/;
const FILE_NAME = /^[a-z0-9-]+\.(avif|webp)$/;

/**
 * GET /api/pictures/{modelSlug}/{colour}-{view}-{width}.{format}: the files that the build derived from the picture sources.
 * Names are checked to be slugs, so no path outside the folder is possible.
 */
export function registerPictures(app: FastifyInstance, folder = paths.pictures()): void {
  app.get<{ Params: { model: string; file: string } }>(
    '/api/pictures/:model/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { model, file } = request.params;
      const format = FILE_NAME.exec(file)?.[1];
      const path = join(folder, model, file);
      const found = format !== undefined && FOLDER_NAME.test(model) ? await stat(path).catch(() => null) : null;
      if (!found?.isFile()) return sendProblem(reply, { status: 404, detail: 'There is no such picture' });
      const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
      reply.header('etag', tag).header('cache-control', `public, max-age=${DAY_SECONDS}, immutable`);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .type(TYPES[format ?? ''] ?? 'application/octet-stream')
        .header('content-length', found.size)
        .send(createReadStream(path));
    },
  );
}
