import { formatPhoneNumber, type Role } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { reportError } from 'shared-domain/runtime/error-report';
import { reloadAccounts, useAccount } from 'shared-domain/stores/account-store';
import { logout, type SessionUser } from 'shared-domain/stores/session-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { readRetailerSession } from '../data/read-retailer-session';
import { customerTexts } from '../texts/drawers-nb';
import { CustomerSummary, MyPagesDrawer } from '../ui/drawers/my-pages-drawer';

export interface CustomerPanelProps {
  readonly user: SessionUser;
}

/** Who is logged in, and the subscriptions on their accounts (F6-2). */
export function CustomerPanel({ user }: CustomerPanelProps) {
  const status = useAccount((account) => account.status);
  const accounts = useAccount((account) => account.accounts);
  return (
    <CustomerSummary
      name={user.name}
      phoneNumber={formatPhoneNumber(user.phoneNumber)}
      hasFailed={status === 'failed'}
      accounts={accounts.map(({ accountId, isLegal, subscriptions }) => ({
        accountId,
        isLegal,
        lines: subscriptions.map(({ firstName, lastName, phoneNumber }) => ({
          name: `${firstName} ${lastName}`.trim(),
          phoneNumber: formatPhoneNumber(phoneNumber),
        })),
      }))}
      onRetry={() => void reloadAccounts()}
    />
  );
}

export interface MyPagesProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly role: Exclude<Role, 'anonymous'>;
  readonly user: SessionUser;
  readonly navigation: Pick<Navigation, 'myPages' | 'retailerLinks' | 'businessPortals'>;
  /** False on pages of another origin: no cookie of the shop is to be read there, and logout is a page of the shop. */
  readonly isOurSite: boolean;
}

function leave(): void {
  logout().catch((error: unknown) => {
    reportError(error, { remote: 'mfe-header', part: 'logout' });
    showToast({ kind: 'error', text: customerTexts.logoutFailed });
  });
}

/** 'Mine sider' of who is logged in, with what the shop knows of them (F6-2, F6-3). */
export function MyPages({ role, user, isOurSite, ...drawer }: MyPagesProps) {
  return (
    <MyPagesDrawer
      {...drawer}
      role={role}
      store={role === 'retailer' && isOurSite ? readRetailerSession() : undefined}
      customer={role === 'customer' && isOurSite ? <CustomerPanel user={user} /> : null}
      onLogout={isOurSite ? leave : null}
    />
  );
}
