/** Who the customer is: consumers, businesses, customers of an equipment agreement (F1-1). 'both' is an offering's realm, never a page's. */
export const REALMS = ['B2C', 'B2B', 'UKKO'] as const;
export type Realm = (typeof REALMS)[number];

/** Whether amounts are shown without mva.: one basis for businesses and for equipment agreements (F6-12). */
export const isWithoutVat = (realm: Realm): boolean => realm !== 'B2C';

/**
 * The realm of a page, from whole segments of its path.
 *
 * @param pathname path with a leading slash, without query
 */
export function resolveRealm(pathname: string): Realm {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (first !== 'bedrift') return 'B2C';
  return second === 'utstyrsavtale' ? 'UKKO' : 'B2B';
}
