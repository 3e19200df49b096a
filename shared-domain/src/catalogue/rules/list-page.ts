import type { ListRange } from './list-index';

/** Products per page; the next page adds as many below. */
export const LIST_PAGE_SIZE = 24;

/** Pages that are sent with the HTML of an address: a list of thousands has hundreds. */
const PAGES_SENT = 4;

/** What an address with a page shows: from the first product to the end of the page; of a late page only the last ones. */
export const sentRange = (page: number): ListRange => ({
  from: Math.max(0, page - PAGES_SENT) * LIST_PAGE_SIZE,
  to: page * LIST_PAGE_SIZE,
});
