/** Connects the page with its session. What the session does is a file of its own, and the OpenID Connect library comes with a login only. */
import type { PublicConfig } from 'shared-domain/runtime/config';
import { setCredentialSource } from 'shared-domain/runtime/credentials';
import { reportError } from 'shared-domain/runtime/error-report';
import { provideSession, setSession } from 'shared-domain/stores/session-store';
import type { TellSessionEnd } from './session-lifecycle';

const loadLifecycle = () => import(/* webpackChunkName: 'session' */ './session-lifecycle');
const loadPages = () => import(/* webpackChunkName: 'oidc' */ './login-pages');

/** @param later runs the first check when it delays nothing @param tell that the session has ended while the page was open */
export function startSession(
  config: PublicConfig,
  later: (work: () => void) => void = (work) => work(),
  tell: TellSessionEnd = () => undefined,
) {
  provideSession({
    login: async () => (await loadPages()).beginLogin(config),
    logout: async () => (await loadPages()).beginLogout(config),
  });
  setCredentialSource({ accessToken: async (rejected) => (await loadLifecycle()).accessToken(config, rejected) });
  later(
    () =>
      void loadLifecycle()
        .then(({ watchSession }) => watchSession(config, tell))
        .catch((error: unknown) => {
          // F8-17: a failed check counts as not logged in.
          reportError(error, { where: 'session check' });
          setSession({ status: 'anonymous', user: null });
        }),
  );
}
