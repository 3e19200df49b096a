/** The report of a page of the shop about itself, as JSON; nothing in it is about the visitor. */
export interface PageViewReport {
  /** The page's token, as the edge has sent it. */
  readonly view?: string;
  /** Builds that the page shows and has not named before. */
  readonly views?: readonly BuildName[];
  /** The vitals of the first page of a document, sent when it is left: only with consent to statistics. */
  readonly vitals?: BuildName & WebVitals;
}

export interface BuildName {
  readonly remote: string;
  readonly build: string;
}

export interface WebVitals {
  /** Largest Contentful Paint, milliseconds. */
  readonly lcp?: number;
  /** Interaction to Next Paint, milliseconds. */
  readonly inp?: number;
  /** Cumulative Layout Shift. */
  readonly cls?: number;
}

/** Size of a report's body. */
export const PAGE_VIEW_MAX_BYTES = 3_072;
/** Regions of a page. */
export const PAGE_VIEW_MAX_BUILDS = 12;
