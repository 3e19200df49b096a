import {
  type Footer,
  footerLinks,
  type MenuLink,
  type Navigation,
  navigationLinks,
  navigationText,
} from 'shared-domain/navigation';
import type { PageContent } from './page-content';

/** The system that would own the page at an operator: the CMS, or another one that this page imitates. */
export type PageOwner = 'open-pages' | 'my-pages' | 'business-portal' | 'retailer';

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface OpenPage {
  /** With both slashes. */
  readonly path: string;
  readonly title: string;
  readonly owner: PageOwner;
  /** Sections of the page that links target by their anchor. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The pages above this one, from the top. */
  readonly trail: readonly PageLink[];
  /** Pages near this one. */
  readonly related: readonly PageLink[];
  /** Undefined: another system's page, which is not connected here. */
  readonly content?: PageContent;
}

/** Links of the shop to open pages outside the menus and the footer. */
const MORE_LINKS: readonly MenuLink[] = [
  { name: 'Abonnementene dine', link: '/minside/mobil/avtaler', appKey: 'my-pages' },
  { name: 'Utstyrsavtale', link: '/bedrift/utstyrsavtale/', appKey: 'open-pages' },
  { name: 'Mobiltelefoner i utstyrsavtalen', link: '/bedrift/utstyrsavtale/mobiltelefoner/', appKey: 'open-pages' },
  { name: 'Nettbrett i utstyrsavtalen', link: '/bedrift/utstyrsavtale/nettbrett/', appKey: 'open-pages' },
];

const MAX_RELATED = 6;
const BUSINESS_PORTALS: ReadonlySet<string> = new Set(['my-business', 'my-portal', 'hub', 'business-net']);

function ownerOf(appKey: string, path: string): PageOwner {
  if (appKey === 'my-pages') return 'my-pages';
  if (BUSINESS_PORTALS.has(appKey)) return 'business-portal';
  return path.startsWith('/forhandler/') ? 'retailer' : 'open-pages';
}

/** Prefers the longest name of a page ('Hjelp til abonnement', not 'Hjelp'), but never 'Alle …', which names a link, not a page. */
const nameValue = (name: string): number => (/^Alle /.test(name) ? 0 : name.length);

interface Address {
  readonly path: string;
  readonly anchor: string;
  readonly href: string;
}

/** Null for links to other sites and to the front page. */
function addressOf(link: string, portalOrigin: string): Address | null {
  if (!URL.canParse(link, portalOrigin)) return null;
  const { origin, pathname, hash } = new URL(link, portalOrigin);
  if (origin !== portalOrigin || pathname === '/') return null;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return { path, anchor: hash.slice(1), href: link.startsWith('/') ? path : `${origin}${path}` };
}

/** Number of leading path segments that two paths share. */
function nearness(one: string, other: string): number {
  const [first, second] = [one.split('/'), other.split('/')];
  const difference = first.findIndex((segment, index) => segment !== second[index]);
  return difference < 0 ? first.length : difference;
}

interface Draft extends PageLink {
  readonly path: string;
  readonly owner: PageOwner;
  readonly sections: OpenPage['sections'];
}

function relatedTo(page: Draft, all: readonly Draft[]): readonly PageLink[] {
  return (
    all
      .filter((other) => other.path !== page.path && other.owner === page.owner)
      // All paths share the empty segment before the first slash.
      .map((other) => ({ title: other.title, href: other.href, near: nearness(page.path, other.path) }))
      .filter(({ near }) => near > 1 || page.owner === 'business-portal')
      .sort((one, other) => other.near - one.near)
      .slice(0, MAX_RELATED)
      .map(({ title, href }) => ({ title, href }))
  );
}

/** The known pages above a path, from the top. */
const trailOf = (path: string, all: readonly Draft[]): readonly PageLink[] =>
  all
    .filter((other) => other.path !== path && path.startsWith(other.path))
    .sort((one, other) => one.path.length - other.path.length)
    .map(({ title, href }) => ({ title, href }));

/**
 * The page of every link that the shop's menus and footer have, and every other page that is written, by path.
 *
 * @param contents what is written, by path
 * @param portalOrigin links to this origin are answered here; links to other sites are not
 */
export function toOpenPages(
  navigation: Navigation,
  footer: Footer,
  portalOrigin: string,
  contents: ReadonlyMap<string, PageContent> = new Map(),
): ReadonlyMap<string, OpenPage> {
  const links: readonly MenuLink[] = [
    ...navigationLinks(navigation, navigationText({ key: 'equipmentAgreement' })),
    ...footerLinks(footer).map((link): MenuLink => ({ ...link, appKey: 'open-pages' })),
    ...MORE_LINKS,
    ...[...contents.values()].map(({ title, path }): MenuLink => ({ name: title, link: path, appKey: 'open-pages' })),
  ];
  const drafts = new Map<string, Draft>();
  for (const { name, link, appKey } of links) {
    const address = addressOf(link, portalOrigin);
    if (!address) continue;
    const { path, anchor, href } = address;
    const known = drafts.get(path) ?? { path, href, title: '', owner: ownerOf(appKey, path), sections: [] };
    const isNewSection = anchor !== '' && known.sections.every(({ id }) => id !== anchor);
    const isBetterName = anchor === '' && (known.title === '' || nameValue(name) > nameValue(known.title));
    drafts.set(path, {
      ...known,
      ...(isBetterName && { title: name }),
      ...(isNewSection && { sections: [...known.sections, { id: anchor, title: name }] }),
    });
  }
  const named = [...drafts.values()].map((draft) => ({
    ...draft,
    title: contents.get(draft.path)?.title ?? (draft.title || (draft.sections[0]?.title ?? draft.path)),
  }));
  return new Map(
    named.map(({ path, title, owner, sections, ...draft }) => {
      const content = contents.get(path);
      const page = { path, title, owner, sections, trail: trailOf(path, named) };
      return [path, { ...page, related: relatedTo({ ...page, ...draft }, named), ...(content && { content }) }];
    }),
  );
}
