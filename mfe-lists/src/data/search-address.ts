import type { SearchPart } from 'shared-domain/catalogue/io';

/** Values of `vis` in the address of the search page. */
export const PART_SLUGS: Readonly<Record<SearchPart, string>> = {
  handsets: 'mobiler',
  devices: 'enheter',
  used: 'like-fin',
  accessories: 'tilbehor',
};

/** The address of a page of one part of what was found. @param path of the search page */
export function partAddress(path: string, query: string, part: SearchPart, page = 1): string {
  const search = new URLSearchParams({ q: query, vis: PART_SLUGS[part], ...(page > 1 && { side: String(page) }) });
  return `${path}?${search.toString()}`;
}
