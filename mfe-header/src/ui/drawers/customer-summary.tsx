import { Alert, Button, Panel, Text } from 'shared-domain/ui';
import { customerTexts as texts } from '../../texts/customer';
import styles from './customer-summary.module.css';

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
    <Panel as="section" padding={16} label={texts.customer} className={styles.customer}>
      <strong>{name}</strong>
      {phoneNumber !== '' && (
        <Text size="small" tone="soft">
          {phoneNumber}
        </Text>
      )}
      {accounts.map(({ accountId, isLegal, lines }) => (
        <div key={accountId} className={styles.account}>
          <Text size="small" tone="soft">
            {texts.account(accountId, isLegal)}
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
          <p>{texts.accountsFailed}</p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {texts.accountsRetry}
          </Button>
        </Alert>
      )}
    </Panel>
  );
}
