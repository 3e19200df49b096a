import { PATHS } from 'shared-domain/contracts/paths';
import { Icon, Panel, PersonIcon, Text, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './product.module.css';

export interface CustomerHintProps {
  /** First name of who is logged in; null for a visitor. */
  readonly name: string | null;
  readonly onLogin: () => void;
}

/** Asks a customer to log in; greets who has (P6-8). Both take the same room. */
export function CustomerHint({ name, onLogin }: CustomerHintProps) {
  return (
    <Panel tone="tint" padding={16} className={styles.customer}>
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

/** Logs in here; without script it leads to 'Min Side', which asks for the login. */
export function LoginLink({
  text,
  onLogin,
  look = 'inline',
}: {
  readonly text: string;
  readonly onLogin: () => void;
  readonly look?: 'inline' | 'strong';
}) {
  return (
    <TextLink
      href={PATHS.myPagesHome}
      look={look}
      onClick={(event) => {
        event.preventDefault();
        onLogin();
      }}
    >
      {text}
    </TextLink>
  );
}
