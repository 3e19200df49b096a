import type { FastifyInstance } from 'fastify';
import { applyBrand } from '../brand';
import { sendCachedJson } from '../http/cached-json';
import type { Dependencies } from '../http/dependencies';
import { announcements } from './content/announcements';
import { footer } from './content/footer';
import { navigation } from './content/navigation';

/** Content of the header and footer of every page: menus, footer, announcements (F2.2, F2.6, F7.2-1). */
export function registerSiteChrome(app: FastifyInstance, { config }: Pick<Dependencies, 'config'>): void {
  const menus = applyBrand(navigation(config), config.brand);
  const foot = applyBrand(footer, config.brand);
  app.get('/api/view-models/navigation', (request, reply) => sendCachedJson(request, reply, menus));
  app.get('/api/view-models/footer', (request, reply) => sendCachedJson(request, reply, foot));
  // Called with a trailing slash (F7.2-1); answered without it too.
  for (const path of ['/api/announcements/all/', '/api/announcements/all']) {
    app.get(path, (request, reply) => sendCachedJson(request, reply, announcements));
  }
}
