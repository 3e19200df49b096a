import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { DomainId } from '../model';

/** The domain of a path by its first segment (F2.1-10): with or without the last slash, case as written. */
export function resolveDomain(pathname: string): DomainId {
  const [first] = pathname.split('/').filter(Boolean);
  if (first === 'bedrift' || first === 'borettslag') return first;
  return 'privat';
}

const COOPERATIVE_ROLES = ['beboer', 'styre', 'utbygger'] as const;

/** The part of the site that a page belongs to, which has announcements of its own: a role of a housing cooperative, or the domain (F6-15). */
export function resolveSitePart(pathname: string): DomainId | (typeof COOPERATIVE_ROLES)[number] {
  const domain = resolveDomain(pathname);
  const [, role] = pathname.split('/').filter(Boolean);
  return (domain === 'borettslag' && COOPERATIVE_ROLES.find((each) => each === role)) || domain;
}

export interface HeaderAddress {
  readonly pathname: string;
  /** Businesses buy devices on a separate site (the flag of F2.2-27). */
  readonly hasDeviceSite?: boolean;
}

/** 'simplified': logo, 'Hjem' and the cart instead of the menus. */
export type HeaderForm = 'full' | 'simplified';

/** Compares whole segments. */
const isEquipmentAgreement = (pathname: string): boolean => /\/bedrift\/utstyrsavtale(\/|$)/.test(pathname);

/** Order matters: the first match wins. */
export const HEADER_FORMS = [
  { id: 'F2.1-7, F2.1-8', when: ({ pathname }) => isEquipmentAgreement(pathname), then: 'simplified' },
  {
    id: 'F2.2-27',
    when: ({ pathname, hasDeviceSite }) => hasDeviceSite === true && resolveDomain(pathname) === 'bedrift',
    then: 'simplified',
  },
  { id: 'F2.1-3', when: otherwise, then: 'full' },
] as const satisfies readonly Rule<HeaderAddress, HeaderForm>[];

/** Which header a page has (F2.1-3, F2.1-7, F2.1-8, F2.2-27). */
export const resolveHeader = (facts: HeaderAddress): HeaderForm =>
  firstMatch<HeaderAddress, HeaderForm>(HEADER_FORMS, facts);
