import type { OfferingFilter } from 'shared-domain/subscription';

export type AgeFilter = Pick<OfferingFilter, 'isUnder30'> & { readonly onlyUnder30: boolean };

/** `under30=true` shows youth prices, `under30=bare` nothing but youth and children's plans (F5.3-1..3). */
export const AGE_FIELD = { name: 'under30', under30: 'true', onlyUnder30: 'bare' } as const;

export function readAgeFilter(searchParams: URLSearchParams): AgeFilter {
  const values = searchParams.getAll(AGE_FIELD.name);
  const onlyUnder30 = values.includes(AGE_FIELD.onlyUnder30);
  return { isUnder30: onlyUnder30 || values.includes(AGE_FIELD.under30), onlyUnder30 };
}

/** The query with another age filter; what else is in it stays. @returns '' or '?…' */
export function withAgeFilter(searchParams: URLSearchParams, { isUnder30, onlyUnder30 }: AgeFilter): string {
  const next = new URLSearchParams(searchParams);
  next.delete(AGE_FIELD.name);
  if (isUnder30) next.set(AGE_FIELD.name, onlyUnder30 ? AGE_FIELD.onlyUnder30 : AGE_FIELD.under30);
  return next.size > 0 ? `?${next.toString()}` : '';
}
