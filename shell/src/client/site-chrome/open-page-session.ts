import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { provideSession, setSession } from 'shared-domain/stores/session-store';
import { readSessionUser } from './session-user';

/**
 * Login and logout of header and footer on a page that another publisher wrote: the shop's own pages do both, and come back after a
 * login. Such a page never holds a token: who is logged in it knows from the shop's session, without the telephone number.
 *
 * @param goTo leaves the page
 */
export async function startOpenPageSession(
  goTo: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  provideSession({
    login: () => goTo(loginPath(location.pathname + location.search)),
    logout: () => goTo(PATHS.logout),
  });
  const known = await readSessionUser().catch(() => null);
  setSession(
    known
      ? { status: 'authenticated', user: { ...known, familyName: '', phoneNumber: '' } }
      : { status: 'anonymous', user: null },
  );
}
