import type { DomainMenu, Menu } from '../../model';

type AppKey = Menu['appKey'];
export interface ContentLink {
  readonly name: string;
  readonly link: string;
  readonly appKey: AppKey;
  readonly icon?: string;
}
type Named = readonly (readonly [name: string, link: string])[];

const linksOf = (appKey: AppKey, named: Named): ContentLink[] => named.map(([name, link]) => ({ name, link, appKey }));

/** Pages of the content system. */
export const open = (named: Named): ContentLink[] => linksOf('open-pages', named);
/** Pages of the shop itself: the router shows them. */
export const shop = (named: Named): ContentLink[] => linksOf('web-shop', named);
/** The customer's own pages (F2.2-2). */
export const myPages = (named: Named): ContentLink[] => linksOf('my-pages', named);

/** A menu of the content system with its links, in the order shown. */
export const menu = (
  name: string,
  link: string,
  links: readonly ContentLink[],
  appKey: AppKey = 'open-pages',
): Menu => ({
  name,
  link,
  appKey,
  links: links.map((entry) => ({ ...entry, links: [] })),
  highlightedLinks: [],
});

/** Where the operator's other sites are. */
export interface OtherSites {
  /** Origin of the portals that are other sites (F2.2-12), without a slash at the end; null: unknown, and their links are left out. */
  readonly portalOrigin: string | null;
}

/** A link to another site of the operator; none while its origin is unknown. */
export const elsewhere = ({ portalOrigin }: OtherSites, { link, ...entry }: ContentLink): readonly ContentLink[] =>
  portalOrigin === null ? [] : [{ ...entry, link: `${portalOrigin}${link}` }];

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

/** The five external portals (F2.2-12), with the line of help that their logins have (F2.3-5). */
const PORTALS = {
  hub: { name: 'Fjell Hub', link: '/hub/', appKey: 'hub' },
  business: { name: 'Min Bedrift', link: '/min-bedrift/', appKey: 'my-business' },
  portal: { name: 'Min Portal', link: '/min-portal/', appKey: 'my-portal' },
  switchboard: { name: 'Sentralbord', link: '/sentralbord/', appKey: 'my-portal' },
  businessNet: { name: 'Bedriftsnett', link: '/bedriftsnett/', appKey: 'business-net' },
} as const satisfies Record<string, ContentLink>;

const LOGINS = [
  { ...PORTALS.business, description: 'Administrer abonnement og faktura' },
  { ...PORTALS.portal, description: 'For deg som bruker flere av tjenestene våre' },
  { ...PORTALS.switchboard, description: 'Svargrupper og åpningstider' },
  { ...PORTALS.businessNet, description: 'Status og driftsmeldinger' },
] as const;

export const portals = (sites: OtherSites): ContentLink[] =>
  Object.values(PORTALS).flatMap((portal) => elsewhere(sites, portal));

export const myBusiness = (sites: OtherSites): readonly ContentLink[] => elsewhere(sites, PORTALS.business);

export const businessLogins = (sites: OtherSites) =>
  LOGINS.flatMap(({ description, ...login }) => elsewhere(sites, login).map((entry) => ({ ...entry, description })));
