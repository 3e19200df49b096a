/** Facets with checkboxes; price, stock and search are filters of their own. */
export const FACET_IDS = ['compatible', 'categories', 'brands', 'sizes', 'colors', 'conditions'] as const;
export type FacetId = (typeof FACET_IDS)[number];
