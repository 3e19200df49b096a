import type { Footer, Menu, MenuLink, Navigation } from '../model';

const linksOfMenu = (menu: Menu): readonly MenuLink[] => [
  menu,
  ...menu.links.flatMap((entry) => [entry, ...entry.links]),
  ...menu.highlightedLinks,
];

/**
 * Every link of the header, its menus and its drawers, in their order (F2.2). One address may come several times under different names.
 *
 * @param agreementName name of the links of an equipment agreement, which have none of their own
 */
export function navigationLinks(navigation: Navigation, agreementName: string): readonly MenuLink[] {
  const { domains, simplified, myPages, retailerLinks, businessPortals, businessLogins } = navigation;
  const agreement = [simplified.logoLink, simplified.homeLink].map((link): MenuLink => ({
    name: agreementName,
    link,
    appKey: 'open-pages',
  }));
  const all = [
    ...domains.flatMap((domain) => [
      domain,
      ...domain.menus.flatMap(linksOfMenu),
      ...domain.highlightedLinks,
      ...domain.utilityLinks,
    ]),
    ...myPages,
    ...retailerLinks,
    ...businessPortals,
    ...businessLogins,
    ...agreement,
  ];
  return all.map(({ name, link, appKey }) => ({ name, link, appKey }));
}

/** The links of the footer's columns (F2.6). They have no appKey: the address alone decides how they are followed. */
export const footerLinks = ({ topRow, bottomRow }: Footer): readonly Omit<MenuLink, 'appKey'>[] =>
  [topRow, bottomRow].flatMap(({ linkColumns, socialLinkColumn }) =>
    [...linkColumns, ...(socialLinkColumn ? [socialLinkColumn] : [])].flatMap(({ links }) =>
      links.map(({ name, url }) => ({ name, link: url })),
    ),
  );
