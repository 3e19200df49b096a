import type { Footer, Menu, MenuLink, Navigation } from '../model';

const linksOfMenu = (menu: Menu): readonly MenuLink[] => [
  menu,
  ...menu.links.flatMap((entry) => [entry, ...entry.links]),
  ...menu.highlightedLinks,
];

/** Every link of the header, its menus and its drawers, in their order; one address may stand there under several names (F2.2). */
export function navigationLinks(navigation: Navigation): readonly MenuLink[] {
  const { domains, simplified, myPages, retailerLinks, businessPortals, businessLogins } = navigation;
  const agreement = [simplified.logoLink, simplified.homeLink].map((link): MenuLink => ({
    name: 'Utstyrsavtale',
    link,
    appKey: 'open-pages',
  }));
  const all = [
    ...domains.flatMap((domain) => [domain, ...domain.menus.flatMap(linksOfMenu), ...domain.highlightedLinks]),
    ...myPages,
    ...retailerLinks,
    ...businessPortals,
    ...businessLogins,
    ...agreement,
  ];
  return all.map(({ name, link, appKey }) => ({ name, link, appKey }));
}

/** The links of the footer's columns (F2.6). They name no app: the address alone says whose page it is. */
export const footerLinks = ({ topRow, bottomRow }: Footer): readonly Omit<MenuLink, 'appKey'>[] =>
  [topRow, bottomRow].flatMap(({ linkColumns, socialLinkColumn }) =>
    [...linkColumns, ...(socialLinkColumn ? [socialLinkColumn] : [])].flatMap(({ links }) =>
      links.map(({ name, url }) => ({ name, link: url })),
    ),
  );
