import type { SessionUser } from '../model';

/** Label of the header's button: 'Logg inn', or the name of who is logged in (F2.3-2, F2.3-7); 'Mine sider' for one without a name. */
export function loginLabel(user: Pick<SessionUser, 'name' | 'givenName'> | null): string {
  if (!user) return 'Logg inn';
  return user.name.trim() || user.givenName.trim() || 'Mine sider';
}
