import type { FastifyInstance } from 'fastify';
import { MINIMAL_NAVIGATION } from 'shared-domain/navigation';
import type { Footer, Navigation } from 'shared-domain/navigation/io';
import type { Config } from '../config/env';
import { sendCachedJson } from '../http/cached-json';
import type { SiteContent } from '../site-content';

export interface SiteChromeDependencies {
  readonly config: Pick<Config, 'deviceSite' | 'businessMenu' | 'brand'>;
  readonly content: Pick<SiteContent, 'of'>;
}

/** The menus of the CMS, with the way to the site of equipment agreements that the settings name (F2.2-27). */
const navigationOf = ({ config, content }: SiteChromeDependencies): Navigation => ({
  ...MINIMAL_NAVIGATION,
  ...content.of('navigation'),
  simplified: {
    logoLink: config.deviceSite,
    homeLink: config.deviceSite,
    forBusinesses: config.businessMenu === 'simplified',
  },
});

/** Until the CMS has given a footer the shop has its word mark only. */
const footerOf = ({ config, content }: SiteChromeDependencies): Footer =>
  content.of('footer') ?? {
    topRow: { logoColumn: { url: '/', imageUrl: '', imageAltText: config.brand.name }, linkColumns: [] },
    bottomRow: { linkColumns: [] },
  };

/** Content of the header and footer of every page: menus, footer, announcements (F2.2, F2.6, F7.2-1). */
export function registerSiteChrome(app: FastifyInstance, dependencies: SiteChromeDependencies): void {
  const { content } = dependencies;
  app.get('/api/view-models/navigation', (request, reply) =>
    sendCachedJson(request, reply, navigationOf(dependencies)),
  );
  app.get('/api/view-models/footer', (request, reply) => sendCachedJson(request, reply, footerOf(dependencies)));
  // Called with a trailing slash (F7.2-1); answered without it too.
  for (const path of ['/api/announcements/all/', '/api/announcements/all'])
    app.get(path, (request, reply) => sendCachedJson(request, reply, content.of('announcements') ?? { entries: [] }));
}
