import type { DomainMenu } from '../../model';
import { menu, open } from './link';

/** Pages for housing cooperatives: residents, boards, developers (F2.2-28). */
export const borettslag: DomainMenu = {
  id: 'borettslag',
  name: 'Borettslag',
  link: '/borettslag/',
  appKey: 'open-pages',
  highlightedLinks: open([['Borettslag', '/borettslag/']]),
  utilityLinks: open([
    ['Dekningskart', '/nett/dekning/'],
    ['Kundeservice', '/hjelp/'],
  ]),
  menus: [
    menu('Beboer', '/borettslag/beboer/', []),
    menu('Styre', '/borettslag/styre/', []),
    menu('Utbygger', '/borettslag/utbygger/', []),
  ],
};
