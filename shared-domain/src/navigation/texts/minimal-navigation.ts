import type { Navigation } from '../model';

/** The menus of a shop whose own are not known: the front page, and nothing that the operator has not said. */
export const MINIMAL_NAVIGATION: Navigation = {
  domains: [
    { id: 'privat', name: 'Privat', link: '/', appKey: 'web-shop', highlightedLinks: [], utilityLinks: [], menus: [] },
  ],
  simplified: { logoLink: '/bedrift/', homeLink: '/bedrift/', forBusinesses: false },
  myPages: [],
  retailerLinks: [],
  businessPortals: [],
  businessLogins: [],
};
