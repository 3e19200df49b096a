import type { Menu } from '../../model';

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
