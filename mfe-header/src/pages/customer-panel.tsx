import { formatPhoneNumber } from 'shared-domain/identity';
import { reloadAccounts, useAccount } from 'shared-domain/stores/account-store';
import type { SessionUser } from 'shared-domain/stores/session-store';
import { CustomerSummary } from '../ui/drawers/customer-summary';

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
