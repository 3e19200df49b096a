import type { FastifyInstance } from 'fastify';
import { norwegianTime } from 'shared-domain/kernel';
import type { Announcement, Footer } from 'shared-domain/navigation/io';
import { applyBrand } from '../brand';
import { sendCachedJson } from '../http/cached-json';
import type { Dependencies } from '../http/dependencies';
import { footerOf, navigation } from './content/footer';

/** Announcements on every page (F3.7-4), until they are removed here. They are short: on a phone one line is 40 characters. */
export const announcements: { readonly entries: readonly Announcement[] } = {
  entries: [
    {
      id: 'levering-2026',
      icon: 'info',
      title: 'Sendes i dag',
      text: 'Bestill før kl. 14 på hverdager.',
      links: [],
      minimizable: false,
    },
  ],
};

/** Content of the header and footer of every page: menus, footer, announcements (F2.2, F2.6, F7.2-1). */
export function registerSiteChrome(
  app: FastifyInstance,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): void {
  const menus = applyBrand(navigation(config), config.brand);
  let foot = { year: 0, footer: footerOf(0) };
  const footerNow = (): Footer => {
    const { year } = norwegianTime(clock());
    if (foot.year !== year) foot = { year, footer: applyBrand(footerOf(year), config.brand) };
    return foot.footer;
  };
  app.get('/api/view-models/navigation', (request, reply) => sendCachedJson(request, reply, menus));
  app.get('/api/view-models/footer', (request, reply) => sendCachedJson(request, reply, footerNow()));
  // Called with a trailing slash (F7.2-1); answered without it too.
  for (const path of ['/api/announcements/all/', '/api/announcements/all']) {
    app.get(path, (request, reply) => sendCachedJson(request, reply, announcements));
  }
}
