import { builtInNavigation } from 'shared-domain/navigation';
import type { Footer, Navigation } from 'shared-domain/navigation/io';
import type { Config } from '../../config/env';

/**
 * The footer's columns (F2.6, F3.7-2). The logo column has no picture: the footer draws the brand's word mark.
 *
 * @param year of the copyright
 */
export const footerOf = (year: number): Footer => ({
  topRow: {
    logoColumn: { url: '/', imageUrl: '', imageAltText: 'Fjell, til forsiden' },
    addressColumn: {
      companyName: 'Fjell Mobil AS',
      officeType: 'Besøksadresse',
      street: 'Fjellveien 12',
      postalCode: '0484',
      city: 'Oslo',
    },
    linkColumns: [
      {
        heading: 'Nettbutikk',
        links: [
          { name: 'Mobiltelefoner', url: '/mobiltelefoner/' },
          { name: 'Nettbrett', url: '/nettbrett/' },
          { name: 'Smartklokker', url: '/smartklokker/' },
          { name: 'Rutere', url: '/rutere/' },
          { name: 'Tilbehør', url: '/tilbehor/' },
        ],
      },
      {
        heading: 'Abonnement',
        links: [
          { name: 'Ubegrenset data', url: '/mobilabonnement/ubegrenset-data/' },
          { name: 'Familie', url: '/mobilabonnement/familie/' },
          { name: 'Barn', url: '/mobilabonnement/barn/' },
          { name: 'Kontantkort', url: '/mobilabonnement/kontantkort/' },
          { name: 'SIM-kort', url: '/mobilabonnement/sim-kort/' },
        ],
      },
      {
        heading: 'Kundeservice',
        links: [
          { name: 'Driftsmeldinger', url: '/hjelp/driftsmeldinger/' },
          { name: 'Faktura', url: '/hjelp/faktura/' },
          { name: 'Retur av utstyr', url: '/hjelp/retur-av-utstyr/' },
          { name: 'Finn butikk', url: '/hjelp/butikker-og-forhandlere/' },
          { name: 'Hjelp', url: '/hjelp/' },
        ],
      },
      {
        heading: 'Om Fjell',
        links: [
          { name: 'Bærekraft', url: '/om/baerekraft/' },
          { name: 'Jobb hos oss', url: '/om/jobb/' },
          { name: 'Presse', url: '/om/presse/' },
          { name: 'Personvern', url: '/om/personvern/' },
          { name: 'Tilgjengelighet', url: '/om/tilgjengelighet/' },
        ],
      },
    ],
    socialLinkColumn: {
      links: [
        { name: 'Facebook', url: 'https://www.facebook.com/' },
        { name: 'Instagram', url: 'https://www.instagram.com/' },
        { name: 'X', url: 'https://x.com/' },
      ],
    },
  },
  bottomRow: {
    addressColumn: {
      companyName: `© ${year} Fjell Mobil AS`,
      officeType: 'Org.nr.\u00A0999\u00A0888\u00A0777',
      street: '',
      postalCode: '',
      city: '',
    },
    linkColumns: [
      {
        links: [
          { name: 'Kontakt oss', url: '/hjelp/' },
          { name: 'Vilkår', url: '/om/vilkar/' },
          { name: 'Informasjonskapsler', url: '/om/informasjonskapsler/' },
        ],
      },
    ],
  },
});

export type NavigationConfig = Pick<Config, 'portalOrigin' | 'deviceSite' | 'businessMenu'>;

/** The shop's menus with the operator's other sites (F2.2, F2.3). */
export const navigation = ({ portalOrigin, deviceSite, businessMenu }: NavigationConfig): Navigation =>
  builtInNavigation({
    portalOrigin,
    simplified: { logoLink: deviceSite, homeLink: deviceSite, forBusinesses: businessMenu === 'simplified' },
  });
