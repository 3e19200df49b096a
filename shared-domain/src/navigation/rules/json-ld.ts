/** A schema.org object. */
export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/**
 * schema.org BreadcrumbList of a page's trail.
 *
 * @param origin of the shop, without a slash at the end
 */
export function breadcrumbListJsonLd(
  trail: readonly { readonly name: string; readonly href: string }[],
  origin: string,
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}

/**
 * schema.org ItemList.
 *
 * @param entries of the first page, in order, without their positions
 * @param total of all entries, where the list goes on
 */
export function itemListJsonLd(name: string, entries: readonly JsonLd[], total?: number): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    ...(total !== undefined && { numberOfItems: total }),
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
