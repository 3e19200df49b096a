import { type FormEvent, type ReactNode, useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { identityText, type RetailerSession, type Role } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { Alert, Button, Drawer, Panel, Tabs, Text } from 'shared-domain/ui';
import { LOGIN_DRAWERS } from '../../rules/drawers';
import { customerTexts } from '../../texts/drawers-nb';
import { texts } from '../../texts/nb';
import { useSiteHref } from '../site-link';
import { DrawerGroup, LinkRows } from './link-rows';
import styles from './my-pages-drawer.module.css';

export interface MyPagesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly role: Exclude<Role, 'anonymous'>;
  readonly navigation: Pick<Navigation, 'myPages' | 'retailerLinks' | 'businessPortals'>;
  /** The store that store staff have chosen (F3.7-7); null: none yet; undefined: it is not known here. */
  readonly store: RetailerSession | null | undefined;
  /** Who is logged in; null where the page does not know more than the name. */
  readonly customer: ReactNode;
  /** Null on open pages of another origin: then the logout page does it. */
  readonly onLogout: (() => void) | null;
}

/** For who is logged in: store staff see their own links (F2.3-8), everyone else 'Mine sider' in two tabs (F2.3-9). */
export function MyPagesDrawer({ open, onClose, role, navigation, store, customer, onLogout }: MyPagesDrawerProps) {
  const toHref = useSiteHref();
  const [chosen, choose] = useState('0');
  const { title, groups } = LOGIN_DRAWERS[role];
  const tabs = groups.flatMap(({ tab }, index) =>
    tab === null ? [] : [{ id: String(index), label: identityText(tab) }],
  );
  const { heading, links } = groups[Number(chosen)] ?? groups[0];
  const rows = <LinkRows label={identityText(heading)} entries={navigation[links]} />;
  const leave = (event: FormEvent) => {
    if (!onLogout) return;
    event.preventDefault();
    onLogout();
  };
  const footer = (
    <form method="get" action={toHref(PATHS.logout)} onSubmit={leave}>
      <Button type="submit" variant="secondary" fullWidth>
        {texts.logout}
      </Button>
    </form>
  );
  return (
    <Drawer open={open} onClose={onClose} title={identityText(title)} footer={footer}>
      {customer}
      {store !== undefined && (
        <Panel as="section" padding={16} label={texts.store} className={styles.store}>
          {store === null ? (
            <Text>{texts.noStore}</Text>
          ) : (
            <>
              <Text size="small" tone="soft">
                {texts.store}
              </Text>
              <strong>{store.storeName}</strong>
              <Text size="small">{store.employeeName}</Text>
            </>
          )}
        </Panel>
      )}
      {tabs.length === 0 ? (
        rows
      ) : (
        <Tabs label={identityText(title)} look="segmented" tabs={tabs} selected={chosen} onSelect={choose}>
          <DrawerGroup heading={identityText(heading)}>{rows}</DrawerGroup>
        </Tabs>
      )}
    </Drawer>
  );
}

export interface SummarizedAccount {
  readonly accountId: string;
  /** A company's (F6-6). */
  readonly isLegal: boolean;
  readonly lines: readonly { readonly name: string; readonly phoneNumber: string }[];
}

export interface CustomerSummaryProps {
  readonly name: string;
  /** Grouped for reading; '' when it is not known. */
  readonly phoneNumber: string;
  readonly accounts: readonly SummarizedAccount[];
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Who is logged in, and the numbers on each of their accounts. */
export function CustomerSummary({ name, phoneNumber, accounts, hasFailed, onRetry }: CustomerSummaryProps) {
  return (
    <Panel as="section" padding={16} label={customerTexts.customer} className={styles.customer}>
      <strong>{name}</strong>
      {phoneNumber !== '' && (
        <Text size="small" tone="soft">
          {phoneNumber}
        </Text>
      )}
      {accounts.map(({ accountId, isLegal, lines }) => (
        <div key={accountId} className={styles.account}>
          <Text size="small" tone="soft">
            {customerTexts.account(accountId, isLegal)}
          </Text>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.phoneNumber} className={styles.line}>
                <span>{line.name}</span>
                <span>{line.phoneNumber}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasFailed && (
        <Alert kind="warning" role="status">
          <p>{customerTexts.accountsFailed}</p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {customerTexts.accountsRetry}
          </Button>
        </Alert>
      )}
    </Panel>
  );
}
