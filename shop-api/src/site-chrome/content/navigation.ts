import type { Navigation } from 'shared-domain/navigation/io';
import type { Config } from '../../config/env';
import { bedrift } from './bedrift';
import { borettslag } from './borettslag';
import { type Link, myPages, shop } from './link';
import { portals } from './portals';
import { privat } from './privat';

const described = (link: Link, description: string) => ({ ...link, description });

/** All menus (F2.2, F2.3). Everyone gets the same content; the header decides what it shows. */
export function navigation(config: Pick<Config, 'portalOrigin' | 'ukkoRoot'>): Navigation {
  const { hub, business, portal, switchboard, businessNet } = portals(config);
  const deviceSite = config.ukkoRoot ?? `${config.portalOrigin}/utstyrsavtale/`;
  return {
    domains: [privat(config), bedrift(config), borettslag],
    simplified: { logoLink: deviceSite, homeLink: deviceSite },
    myPages: myPages([
      ['Hjem', '/minside/hjem'],
      ['Profil', '/minside/profil'],
      ['Faktura', '/minside/faktura'],
      ['Personvern', '/minside/personvern'],
    ]).map((link, index) => ({ ...link, icon: ['home', 'profile', 'invoice', 'privacy'][index] ?? 'profile' })),
    retailerLinks: shop([
      ['Velg Butikk', '/forhandler/butikk'],
      ['Mine Ordre', '/forhandler/mine-ordre'],
      ['Administrasjon', '/forhandler/administrasjon'],
      ['Se kundeopplysninger', '/forhandler/kunde'],
    ]).map((link, index) => ({ ...link, icon: ['store', 'orders', 'settings', 'customer'][index] ?? 'store' })),
    businessPortals: [hub, business, portal, switchboard, businessNet],
    businessLogins: [
      described(business, 'Administrer abonnement og faktura'),
      described(portal, 'For deg som bruker flere av tjenestene våre'),
      described(switchboard, 'Svargrupper og åpningstider'),
      described(businessNet, 'Status og driftsmeldinger'),
    ],
  };
}
