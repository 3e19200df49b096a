import type { SessionUser } from 'shared-domain/identity';

/** The logged-in user, as far as a page without tokens knows. */
export type KnownUser = Pick<SessionUser, 'name' | 'givenName' | 'isRetailer'>;

/**
 * Who is logged in at the shop, by its HttpOnly session (F7.5-1); null for a visitor. Only the shop's own origin gets an answer.
 *
 * @throws Error when the shop did not answer
 */
export async function readSessionUser(): Promise<KnownUser | null> {
  const response = await fetch('/shop/api/security/isauthenticated');
  if (!response.ok) throw new Error(`isauthenticated answered ${response.status}`);
  // It is read without the schema, which is larger than this whole script; an unexpected answer shows no name.
  const { user } = (await response.json()) as { readonly user?: KnownUser };
  return typeof user?.name === 'string' && typeof user.givenName === 'string' ? user : null;
}
