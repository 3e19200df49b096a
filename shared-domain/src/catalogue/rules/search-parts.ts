/** Products that a search shows of each part before 'Vis alle'. */
export const SHOWN_OF_PART = 8;

/** Products on a page of one part. */
export const SEARCH_PAGE_SIZE = 24;
