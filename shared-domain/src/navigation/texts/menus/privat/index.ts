import type { DomainMenu } from '../../../model';
import { open, shop } from '../link';
import { elsewhere, type OtherSites } from '../sites';
import { helpMenu, internetMenu, safetyMenu, tvMenu } from './home';
import { shopMenu } from './shop';
import { subscriptionsMenu } from './subscriptions';

/** The menus for consumers, with their shortcuts (F2.2-13..19). */
export const privat = (sites: OtherSites): DomainMenu => ({
  id: 'privat',
  name: 'Privat',
  link: '/',
  appKey: 'open-pages',
  highlightedLinks: [
    ...shop([
      ['Priser', '/mobilabonnement/priser/'],
      ['Mobiltelefoner', '/mobiltelefoner/'],
    ]),
    ...open([
      ['Varemerker', '/varemerker/'],
      ['Kampanjer', '/kampanje/'],
      ['Hjelp til faktura', '/hjelp/faktura/'],
    ]),
    ...elsewhere(sites, { name: 'Fjell TV', link: '/tv/', appKey: 'open-pages' }),
  ],
  utilityLinks: open([
    ['Dekningskart', '/nett/dekning/'],
    ['Finn butikk', '/hjelp/butikker-og-forhandlere/'],
    ['Kundeservice', '/hjelp/'],
  ]),
  menus: [shopMenu, subscriptionsMenu, tvMenu(sites), internetMenu, safetyMenu, helpMenu],
});
