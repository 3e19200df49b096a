import { reportError } from 'shared-domain/runtime/error-report';
import { login } from 'shared-domain/stores/session-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { texts } from '../texts/nb';

/** Starts a login that comes back to this page; a failure is shown to the shopper. */
export function startLogin(): void {
  login().catch((error: unknown) => {
    reportError(error, { remote: 'mfe-pdp', part: 'login' });
    showToast({ kind: 'error', text: texts.loginFailed });
  });
}
