import type { DomainMenu } from 'shared-domain/navigation/io';
import type { Config } from '../../../config/env';
import { open, shop } from '../link';
import { portals } from '../portals';
import { businessHelpMenu, businessShopMenu, innovationMenu, productsMenu, securityMenu, storiesMenu } from './menus';

/** The menus for businesses (F2.2-20..26). */
export const bedrift = (config: Pick<Config, 'portalOrigin'>): DomainMenu => {
  const { hub, business, portal, switchboard, businessNet } = portals(config);
  return {
    id: 'bedrift',
    name: 'Bedrift',
    link: '/bedrift/',
    appKey: 'open-pages',
    highlightedLinks: [
      ...shop([['Mobiltelefoner', '/bedrift/mobiltelefoner/']]),
      ...open([
        ['Be om tilbud', '/bedrift/produkter-og-tjenester/be-om-tilbud/'],
        ['Kundeservice', '/bedrift/kundeservice/'],
      ]),
      business,
    ],
    menus: [
      productsMenu,
      securityMenu,
      storiesMenu,
      innovationMenu,
      businessShopMenu,
      businessHelpMenu([hub, business, portal, switchboard, businessNet]),
    ],
  };
};
