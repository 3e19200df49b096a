import type { IdentityText, SessionUser } from '../model';

/** Label of the header's button: 'Logg inn', or the user's name (F2.3-2, F2.3-7); 'Mine sider' for a user without a name. */
export function loginLabel(user: Pick<SessionUser, 'name' | 'givenName'> | null): IdentityText {
  if (!user) return { key: 'logIn' };
  const name = user.name.trim() || user.givenName.trim();
  return name === '' ? { key: 'myPages' } : { key: 'userName', values: { name } };
}
