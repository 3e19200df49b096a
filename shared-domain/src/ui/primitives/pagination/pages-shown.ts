/** How many places the row of numbers has at most, gaps included: its width does not change from page to page. */
const PLACES = 7;

/** A page number, or a gap in place of omitted pages. */
export type PagePlace = number | 'gap';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The pages that are shown around the current one: the first and the last always, a gap only for two or more omitted pages. */
export function pagesShown(page: number, pages: number): readonly PagePlace[] {
  if (pages <= PLACES) return range(1, pages);
  const edge = PLACES - 2;
  if (page < edge) return [...range(1, edge), 'gap', pages];
  if (page > pages - edge + 1) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
