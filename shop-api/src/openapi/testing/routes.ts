import type { FastifyInstance } from 'fastify';

/** 'GET /api/search' of every route, from Fastify's own listing. HEAD routes are left out. */
export function routesOf(app: FastifyInstance): readonly string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      path.length = indent.length / 4;
      path.push(part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path.join('')}`);
    });
}
