import type { Navigation } from 'shared-domain/navigation';

/** Used when the navigation cannot be read: no menus, but the domains' own pages stay in reach. */
export const EMPTY_NAVIGATION: Navigation = {
  domains: [
    { id: 'privat', name: 'Privat', link: '/', appKey: 'web-shop', highlightedLinks: [], menus: [] },
    { id: 'bedrift', name: 'Bedrift', link: '/bedrift/', appKey: 'open-pages', highlightedLinks: [], menus: [] },
    {
      id: 'borettslag',
      name: 'Borettslag',
      link: '/borettslag/',
      appKey: 'open-pages',
      highlightedLinks: [],
      menus: [],
    },
  ],
  simplified: { logoLink: '/bedrift/utstyrsavtale/', homeLink: '/bedrift/utstyrsavtale/' },
  myPages: [],
  retailerLinks: [],
  businessPortals: [],
  businessLogins: [],
};
