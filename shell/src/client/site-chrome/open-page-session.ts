import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { provideSession, setSession } from 'shared-domain/stores/session-store';

/**
 * Login and logout of header and footer on a page that another publisher wrote: the shop's own pages do both, and come back after a
 * login. Such a page never holds a token, so everyone counts as a visitor there.
 *
 * @param goTo leaves the page
 */
export function startOpenPageSession(goTo: (address: string) => void = (address) => location.assign(address)): void {
  provideSession({
    login: () => goTo(loginPath(location.pathname + location.search)),
    logout: () => goTo(PATHS.logout),
  });
  setSession({ status: 'anonymous', user: null });
}
