import { type Change, merge } from '../../testing/merge';
import type { Announcement, Footer, Navigation } from '../model';

/** Two domains, a shop menu with six links, the login and portal lists. */
export const aNavigation = (change: Change<Navigation> = {}): Navigation =>
  merge<Navigation>(
    {
      domains: [
        {
          id: 'privat',
          name: 'Privat',
          link: '/',
          appKey: 'open-pages',
          highlightedLinks: [{ name: 'Priser', link: '/mobilabonnement/priser/', appKey: 'open-pages' }],
          utilityLinks: [{ name: 'Finn butikk', link: '/hjelp/butikker-og-forhandlere/', appKey: 'open-pages' }],
          menus: [
            {
              name: 'Nettbutikk',
              link: '/mobiltelefoner/',
              appKey: 'web-shop',
              highlightedLinks: [],
              links: [
                { name: 'Mobiltelefoner', link: '/mobiltelefoner/', appKey: 'web-shop', links: [] },
                { name: 'Smartklokker', link: '/smartklokker/', appKey: 'web-shop', links: [] },
                { name: 'Nettbrett', link: '/nettbrett/', appKey: 'web-shop', links: [] },
                { name: 'Tilbehør', link: '/tilbehor/', appKey: 'web-shop', links: [] },
                { name: 'Rutere', link: '/rutere/', appKey: 'web-shop', links: [] },
                { name: 'Like Fin', link: '/mobiltelefoner/like-fin/', appKey: 'web-shop', links: [] },
              ],
            },
            { name: 'Mobilabonnement', link: '/mobilabonnement/', appKey: 'web-shop', links: [], highlightedLinks: [] },
          ],
        },
        {
          id: 'bedrift',
          name: 'Bedrift',
          link: '/bedrift/',
          appKey: 'open-pages',
          highlightedLinks: [],
          utilityLinks: [],
          menus: [
            {
              name: 'Nettbutikk',
              link: '/bedrift/mobiltelefoner/',
              appKey: 'web-shop',
              links: [],
              highlightedLinks: [],
            },
          ],
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
      myPages: [{ name: 'Hjem', link: '/minside/hjem', appKey: 'my-pages' }],
      retailerLinks: [{ name: 'Velg Butikk', link: '/forhandler/butikk', appKey: 'web-shop' }],
      businessPortals: [{ name: 'Bedriftsportal', link: 'https://bedrift.example/', appKey: 'my-business' }],
      businessLogins: [{ name: 'Min Bedrift', link: 'https://bedrift.example/login', appKey: 'my-business' }],
    },
    change,
  );

export const aFooter = (change: Change<Footer> = {}): Footer =>
  merge<Footer>(
    {
      topRow: {
        linkColumns: [{ heading: 'Nettbutikk', links: [{ name: 'Mobiltelefoner', url: '/mobiltelefoner/' }] }],
      },
      bottomRow: { linkColumns: [{ links: [{ name: 'Vilkår', url: '/vilkar/' }] }] },
    },
    change,
  );

export const anAnnouncement = (change: Change<Announcement> = {}): Announcement =>
  merge<Announcement>(
    { id: 'drift', icon: 'info', text: 'Vi oppgraderer nettet i natt.', links: [], minimizable: true },
    change,
  );
