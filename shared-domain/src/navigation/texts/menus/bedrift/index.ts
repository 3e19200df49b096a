import type { DomainMenu } from '../../../model';
import { open, shop } from '../link';
import { myBusiness, portals } from '../portals';
import type { OtherSites } from '../sites';
import { businessHelpMenu, businessShopMenu, innovationMenu, productsMenu, securityMenu, storiesMenu } from './menus';

/** The menus for businesses (F2.2-20..26). */
export const bedrift = (sites: OtherSites): DomainMenu => ({
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
    ...myBusiness(sites),
  ],
  utilityLinks: open([
    ['Dekningskart', '/nett/dekning/'],
    ['Kundeservice', '/bedrift/kundeservice/'],
  ]),
  menus: [productsMenu, securityMenu, storiesMenu, innovationMenu, businessShopMenu, businessHelpMenu(portals(sites))],
});
