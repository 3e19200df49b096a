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

/** Address of a list item (F2.8-3..5); without a product that of the handset list. */
export function listItemHref(item: ListItemAddress | null): string {
  if (!item) return '/mobiltelefoner/';
  const subtypeSlug = item.type === 'ACCESSORY' ? accessoryCategoryOf(item.subType)?.slug : '';
  return toPath(item.urlRoot, subtypeSlug, item.brandSlug, item.modelSlug);
}

/** Address of a variant's page (F2.8-6, P2-1). */
export function productHref(product: {
  readonly rootPath: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
  readonly variantSlug: string;
}): string {
  return toPath(product.rootPath, product.brandSlug, product.modelSlug, product.variantSlug);
}
