import type { Navigation } from 'shared-domain/navigation';

/** Used when neither the navigation nor the built-in menus can be loaded: no menus, but the domains' own pages stay in reach. */
export const EMPTY_NAVIGATION: Navigation = {
  domains: [
    { id: 'privat', name: 'Privat', link: '/', appKey: 'web-shop', highlightedLinks: [], utilityLinks: [], menus: [] },
    {
      id: 'bedrift',
      name: 'Bedrift',
      link: '/bedrift/',
      appKey: 'open-pages',
      highlightedLinks: [],
      utilityLinks: [],
      menus: [],
    },
    {
      id: 'borettslag',
      name: 'Borettslag',
      link: '/borettslag/',
      appKey: 'open-pages',
      highlightedLinks: [],
      utilityLinks: [],
      menus: [],
    },
  ],
  simplified: { logoLink: '/bedrift/utstyrsavtale/', homeLink: '/bedrift/utstyrsavtale/', forBusinesses: false },
  myPages: [],
  retailerLinks: [],
  businessPortals: [],
  businessLogins: [],
};
