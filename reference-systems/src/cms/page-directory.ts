import * as v from 'valibot';
import { footerSchema, navigationSchema } from 'shared-domain/navigation/io';
import { type OpenPage, toOpenPages } from './open-pages';
import type { PageContent } from './page-content';

/** A document of the shop's content, as JSON; undefined: there is none of this name. */
export type ReadDocument = (name: string) => string | undefined;

/** All pages by path: those that the shop's menus and its footer link to, and those that are written. */
export function createPageDirectory(
  readDocument: ReadDocument,
  portalOrigin: string,
  contents?: ReadonlyMap<string, PageContent>,
): ReadonlyMap<string, OpenPage> {
  const read = (name: string): object => JSON.parse(readDocument(name) ?? '{}') as object;
  const agreements = `${portalOrigin}/utstyrsavtale/`;
  const simplified = { logoLink: agreements, homeLink: agreements };
  const navigation = v.parse(navigationSchema, { ...read('navigation'), simplified });
  return toOpenPages(navigation, v.parse(footerSchema, read('footer')), portalOrigin, contents);
}
