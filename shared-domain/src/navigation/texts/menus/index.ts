import type { Navigation } from '../../model';
import { bedrift } from './bedrift';
import { borettslag, businessLogins, type ContentLink, myPages, type OtherSites, portals, shop } from './portals';
import { privat } from './privat';

const withIcons = (links: readonly ContentLink[], icons: readonly string[]): ContentLink[] =>
  links.map((link, index) => ({ ...link, icon: icons[index] ?? 'profile' }));

export interface NavigationSites extends OtherSites {
  /** The content of the simplified header (F2.1-7, F2.2-27). */
  readonly simplified: Navigation['simplified'];
}

/**
 * All menus (F2.2, F2.3), in the words of the reference brand. The reference backend serves them, and the header falls back on them when it
 * cannot reach one. Everyone gets the same; the header decides what it shows.
 */
export const builtInNavigation = ({ simplified, ...sites }: NavigationSites): Navigation => ({
  domains: [privat(sites), bedrift(sites), borettslag],
  simplified,
  myPages: withIcons(
    myPages([
      ['Hjem', '/minside/hjem'],
      ['Profil', '/minside/profil'],
      ['Faktura', '/minside/faktura'],
      ['Personvern', '/minside/personvern'],
    ]),
    ['home', 'profile', 'invoice', 'privacy'],
  ),
  retailerLinks: withIcons(
    shop([
      ['Velg Butikk', '/forhandler/butikk'],
      ['Mine Ordre', '/forhandler/mine-ordre'],
      ['Administrasjon', '/forhandler/administrasjon'],
      ['Se kundeopplysninger', '/forhandler/kunde'],
    ]),
    ['store', 'orders', 'settings', 'customer'],
  ),
  businessPortals: portals(sites),
  businessLogins: businessLogins(sites),
});
