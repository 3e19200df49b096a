import type { Link } from './link';

/** Where the operator's other sites are. */
export interface OtherSites {
  /** Origin of the portals that are other sites (F2.2-12), without a slash at the end; null: unknown, and their links are left out. */
  readonly portalOrigin: string | null;
}

/** A link to another site of the operator; none while its origin is unknown. */
export const elsewhere = ({ portalOrigin }: OtherSites, { link, ...entry }: Link): readonly Link[] =>
  portalOrigin === null ? [] : [{ ...entry, link: `${portalOrigin}${link}` }];
