import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '../folders';

/** The shop's font, below an address that the edge passes on to these systems. */
export const FONT_PATH = '/kasse/inter.woff2';

export function registerFont(app: FastifyInstance): void {
  const font = readFileSync(join(packageFolder(), '../shared-domain/src/ui/tokens/fonts/inter-norwegian.woff2'));
  app.get(FONT_PATH, (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );
}
