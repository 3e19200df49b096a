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

/** schema.org Offer with its price, which says whether mva. is in it (P6-14). */
export function offerJsonLd({
  price,
  isWithoutVat = false,
  isMonthly = false,
  url,
  availability = 'InStock',
}: {
  /** In NOK. */
  readonly price: number;
  /** Businesses' prices: the offer says that mva. is not in them. */
  readonly isWithoutVat?: boolean;
  /** Paid each month. */
  readonly isMonthly?: boolean;
  /** Absolute. */
  readonly url: string;
  /** Name of schema.org's ItemAvailability. */
  readonly availability?: string;
}): JsonLd {
  const amount = { price, priceCurrency: 'NOK' };
  return {
    '@type': 'Offer',
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      valueAddedTaxIncluded: !isWithoutVat,
      ...(isMonthly && { unitCode: 'MON', billingIncrement: 1 }),
    },
    availability: `${CONTEXT}/${availability}`,
    url,
  };
}
