import { resolveDomain } from './active-domain';

/** Who a page is for (F6-15). 'cooperative': a housing cooperative, before one of its roles is chosen. */
export type Audience = 'private' | 'business' | 'cooperative' | 'resident' | 'board' | 'developer';

/** Pages of the roles of a housing cooperative (F2.2-28). */
const COOPERATIVE_ROLES: readonly (readonly [segment: string, audience: Audience])[] = [
  ['beboer', 'resident'],
  ['styre', 'board'],
  ['utbygger', 'developer'],
];

/** The audience of a page, from whole segments of its path (F6-15, F2.1-10, F2.2-28). */
export function resolveAudience(pathname: string): Audience {
  const domain = resolveDomain(pathname);
  if (domain === 'privat') return 'private';
  if (domain === 'bedrift') return 'business';
  const [, role] = pathname.split('/').filter(Boolean);
  return COOPERATIVE_ROLES.find(([segment]) => segment === role)?.[1] ?? 'cooperative';
}

/**
 * Whether a page is for one of these audiences (F6-15): who lives in, leads or builds a housing cooperative belongs to its audience too.
 *
 * @param audiences undefined: everyone
 */
export function isForAudience(audiences: readonly string[] | undefined, pathname: string): boolean {
  if (!audiences) return true;
  const audience = resolveAudience(pathname);
  const isRole = COOPERATIVE_ROLES.some(([, role]) => role === audience);
  return audiences.includes(audience) || (isRole && audiences.includes('cooperative'));
}
