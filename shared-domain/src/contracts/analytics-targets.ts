/** Where analytics events may go: the `dataLayer` of a tag manager, or the collector of the reference environment. */
export const ANALYTICS_TARGETS = ['data-layer', 'beacon'] as const;
export type AnalyticsTarget = (typeof ANALYTICS_TARGETS)[number];
