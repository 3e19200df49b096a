import { Icon, Panel, PersonIcon, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { LoginLink } from './login-link';
import styles from './customer-hint.module.css';

export interface CustomerHintProps {
  /** First name of who is logged in; null for a visitor. */
  readonly name: string | null;
  readonly onLogin: () => void;
}

/** Asks a customer to log in; greets who has (P6-8). Both take the same room. */
export function CustomerHint({ name, onLogin }: CustomerHintProps) {
  return (
    <Panel tone="tint" padding={16} className={styles.hint}>
      <Icon of={PersonIcon} />
      {name === null ? (
        <Text>
          {texts.existingCustomer} <LoginLink text={texts.login} onLogin={onLogin} /> {texts.existingCustomerHelp}
        </Text>
      ) : (
        <Text>
          {texts.hello(name)} {texts.helloHelp}
        </Text>
      )}
    </Panel>
  );
}
