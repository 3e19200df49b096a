import { PATHS } from 'shared-domain/contracts/paths';
import { reportError } from 'shared-domain/runtime/error-report';
import { login } from 'shared-domain/stores/session-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** Starts a login that comes back to this page; a failure is shown to the shopper. */
export function startLogin(): void {
  login().catch((error: unknown) => {
    reportError(error, { remote: 'mfe-pdp', part: 'login' });
    showToast({ kind: 'error', text: texts.loginFailed });
  });
}

export interface LoginLinkProps {
  readonly text: string;
  readonly look?: 'inline' | 'strong';
}

/** Logs in here; without script it leads to 'Min Side', which asks for the login. */
export function LoginLink({ text, look = 'inline' }: LoginLinkProps) {
  return (
    <TextLink
      href={PATHS.myPagesHome}
      look={look}
      onClick={(event) => {
        event.preventDefault();
        startLogin();
      }}
    >
      {text}
    </TextLink>
  );
}
