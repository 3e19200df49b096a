import type { MouseEvent } from 'react';
import { identityText } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { Alert, ButtonLink, Drawer, Panel, Text } from 'shared-domain/ui';
import { LOGIN_DRAWERS } from '../../rules/drawers';
import { texts } from '../../texts/nb';
import { useSiteHref } from '../site-link';
import { DrawerGroup, LinkRows } from './link-rows';
import styles from './login-drawer.module.css';

export interface LoginDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly businessLogins: Navigation['businessLogins'];
  /** Page that asks for a login; followed where the login cannot start in place. */
  readonly loginPage: string;
  /** Null on open pages of another origin. */
  readonly onLogin: (() => void) | null;
  readonly hasFailed: boolean;
}

const { title, groups } = LOGIN_DRAWERS.anonymous;
const [privateGroup, businessGroup] = groups;

/** 'Logg inn' (F2.3-1..5): one private login, the logins of the business portals. */
export function LoginDrawer({ open, onClose, businessLogins, loginPage, onLogin, hasFailed }: LoginDrawerProps) {
  const toHref = useSiteHref();
  const startLogin = (event: MouseEvent) => {
    if (!onLogin) return;
    event.preventDefault();
    onLogin();
  };
  return (
    <Drawer open={open} onClose={onClose} title={identityText(title)}>
      <DrawerGroup heading={identityText(privateGroup.heading)}>
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
      </DrawerGroup>
      {businessLogins.length > 0 && (
        <DrawerGroup heading={identityText(businessGroup.heading)}>
          <LinkRows label={identityText(businessGroup.heading)} entries={businessLogins} />
        </DrawerGroup>
      )}
    </Drawer>
  );
}
