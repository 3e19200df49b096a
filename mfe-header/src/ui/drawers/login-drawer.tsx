import type { MouseEvent } from 'react';
import { identityText, LOGIN_DRAWERS } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { Alert, ButtonLink, Drawer, Heading, Panel, Text } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import { useFrameHref } from '../frame-link';
import { LinkRows } from './link-rows';
import styles from './drawers.module.css';

export interface LoginDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly businessLogins: Navigation['businessLogins'];
  /** Page that asks for a login; taken when nobody can log in here. */
  readonly loginPage: string;
  /** Absent on pages that are not ours. */
  readonly onLogin: (() => void) | null;
  readonly hasFailed: boolean;
}

const { title, groups } = LOGIN_DRAWERS.anonymous;
const [privateGroup, businessGroup] = groups;

/** 'Logg inn' (F2.3-1..5): one private login, the logins of the business portals. */
export function LoginDrawer({ open, onClose, businessLogins, loginPage, onLogin, hasFailed }: LoginDrawerProps) {
  const toHref = useFrameHref();
  const startLogin = (event: MouseEvent) => {
    if (!onLogin) return;
    event.preventDefault();
    onLogin();
  };
  return (
    <Drawer open={open} onClose={onClose} title={identityText(title)}>
      <section className={styles.group}>
        <Heading level={3}>{identityText(privateGroup.heading)}</Heading>
        <Panel className={styles.login}>
          <Text>{texts.loginLead}</Text>
          <ButtonLink href={toHref(loginPage)} size="large" fullWidth onClick={startLogin}>
            {texts.loginPrivate}
          </ButtonLink>
          <Text size="small" tone="soft" className={styles.centred}>
            {texts.loginHow}
          </Text>
          {hasFailed && <Alert kind="negative">{texts.loginFailed}</Alert>}
        </Panel>
      </section>
      {businessLogins.length > 0 && (
        <section className={styles.group}>
          <Heading level={3}>{identityText(businessGroup.heading)}</Heading>
          <LinkRows label={identityText(businessGroup.heading)} entries={businessLogins} />
        </section>
      )}
    </Drawer>
  );
}
