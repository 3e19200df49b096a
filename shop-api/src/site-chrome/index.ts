import type { Realm } from 'shared-domain/contracts/realm';
import { type DomainMenu, footerLinks } from 'shared-domain/navigation';
import type { SitePage } from '../catalogue';
import type { SiteContent } from '../site-content';

export { registerSiteChrome } from './site-chrome-routes';

const CONSUMERS: readonly Realm[] = ['B2C'];
const BUSINESSES: readonly Realm[] = ['B2B', 'UKKO'];

interface Named {
  readonly name: string;
  readonly link: string;
}

const toPage =
  (section: string, realms: readonly Realm[]) =>
  ({ name, link }: Named): SitePage => ({ name, href: link, section, realms });

function pagesOfDomain({ id, name, menus, highlightedLinks }: DomainMenu): readonly SitePage[] {
  const realms = id === 'bedrift' ? BUSINESSES : CONSUMERS;
  return [
    ...menus.flatMap((menu) =>
      [menu, ...menu.links.flatMap((entry) => [entry, ...entry.links])].map(toPage(menu.name, realms)),
    ),
    ...highlightedLinks.map(toPage(name, realms)),
  ];
}

/** The pages that menus and footer lead to, for the search (F2.2, F2.6). */
export function searchPages(content: Pick<SiteContent, 'of'>): readonly SitePage[] {
  const { domains, myPages } = content.of('navigation') ?? { domains: [], myPages: [] };
  const footer = content.of('footer');
  const links = footer ? footerLinks({ ...footer, topRow: { ...footer.topRow, socialLinkColumn: undefined } }) : [];
  return [
    ...domains.flatMap(pagesOfDomain),
    ...myPages.map(toPage('', CONSUMERS)),
    ...links.map(toPage('', [...CONSUMERS, ...BUSINESSES])),
  ];
}
