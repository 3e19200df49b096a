import type { Menu } from '../../model';

type AppKey = Menu['appKey'];
export interface Link {
  readonly name: string;
  readonly link: string;
  readonly appKey: AppKey;
  readonly icon?: string;
}
type Named = readonly (readonly [name: string, link: string])[];

const linksOf = (appKey: AppKey, named: Named): Link[] => named.map(([name, link]) => ({ name, link, appKey }));

/** Pages of the content system. */
export const open = (named: Named): Link[] => linksOf('open-pages', named);
/** Pages of the shop itself: the router shows them. */
export const shop = (named: Named): Link[] => linksOf('web-shop', named);
/** The customer's own pages (F2.2-2). */
export const myPages = (named: Named): Link[] => linksOf('my-pages', named);

/** A menu of the content system with its links, in the order shown. */
export const menu = (name: string, link: string, links: readonly Link[], appKey: AppKey = 'open-pages'): Menu => ({
  name,
  link,
  appKey,
  links: links.map((entry) => ({ ...entry, links: [] })),
  highlightedLinks: [],
});
