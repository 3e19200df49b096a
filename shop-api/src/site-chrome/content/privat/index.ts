import type { DomainMenu } from 'shared-domain/navigation/io';
import type { Config } from '../../../config/env';
import { open, shop } from '../link';
import { helpMenu, internetMenu, safetyMenu, tvMenu } from './home';
import { shopMenu } from './shop';
import { subscriptionsMenu } from './subscriptions';

/** The menus for consumers, with their shortcuts (F2.2-13..19). */
export const privat = (config: Pick<Config, 'portalOrigin'>): DomainMenu => ({
  id: 'privat',
  name: 'Privat',
  link: '/',
  appKey: 'open-pages',
  highlightedLinks: [
    ...open([['Priser', '/mobilabonnement/priser/']]),
    ...shop([['Mobiltelefoner', '/mobiltelefoner/']]),
    ...open([
      ['Varemerker', '/varemerker/'],
      ['Kampanjer', '/kampanje/'],
      ['Hjelp til faktura', '/hjelp/faktura/'],
    ]),
    { name: 'Fjell TV', link: `${config.portalOrigin}/tv/`, appKey: 'open-pages' },
  ],
  menus: [shopMenu, subscriptionsMenu, tvMenu(config), internetMenu, safetyMenu, helpMenu],
});
