import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { login, sessionStore } from 'shared-domain/stores/session-store';
import { Alert, Button, useAboveModals } from 'shared-domain/ui';
import { sessionTexts as texts } from '../texts/session';
import styles from './layout.module.css';

/** The session came to its end, or another tab logged out. */
export type SessionEndReason = 'expired' | 'elsewhere';

export interface SessionNoticeProps {
  readonly reason: SessionEndReason;
  readonly onClose: () => void;
}

/** Over the page, which stays as it is: cart and choices are kept, and a login comes back to this place (F2.10-3). */
export function SessionNotice({ reason, onClose }: SessionNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  useAboveModals(region);
  // Someone is logged in again, in this tab or another one.
  useEffect(() => sessionStore.subscribe(({ user }) => user && onClose()), [onClose]);
  const logIn = (): void => {
    setState('leaving');
    login().catch(() => setState('failed'));
  };
  return (
    <div>
      <div ref={region} popover="manual" className={styles.notice}>
        <Alert
          kind={state === 'failed' ? 'negative' : 'info'}
          role="alert"
          title={texts.ended[reason]}
          onClose={onClose}
        >
          <p>{state === 'failed' ? texts.loginFailed : texts.isKept}</p>
          <Button size="small" loading={state === 'leaving'} onClick={logIn}>
            {texts.logInAgain}
          </Button>
        </Alert>
      </div>
    </div>
  );
}

let shown: Root | undefined;

/** Tells a shopper whose session has ended while the page was open. Beside the page's own tree: most visits never load it. */
export function showSessionNotice(reason: SessionEndReason): void {
  const place = document.body.appendChild(document.createElement('div'));
  shown?.unmount();
  const root = createRoot(place);
  shown = root;
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<SessionNotice reason={reason} onClose={close} />);
}
