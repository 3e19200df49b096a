import { accessoryCategoryOf } from './accessory-category';

/** Joins path parts with single slashes, one before and one after. */
export function toPath(...parts: readonly (string | null | undefined)[]): string {
  const segments = parts.flatMap((part) => (part ?? '').split('/')).filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

export interface ListItemAddress {
  readonly type: string;
  readonly subType: string;
  readonly urlRoot: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
}

/** Address of a list item (F2.8-3, F2.8-4). */
export function listItemHref(item: ListItemAddress): string {
  const subtypeSlug = item.type === 'ACCESSORY' ? accessoryCategoryOf(item.subType)?.slug : '';
  return toPath(item.urlRoot, subtypeSlug, item.brandSlug, item.modelSlug);
}
