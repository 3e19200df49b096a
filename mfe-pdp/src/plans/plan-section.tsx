import { memo } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Button, Icon, Panel, PersonIcon, Text, TextLink } from 'shared-domain/ui';
import type { PlanChoiceCard } from '../purchase/choice-cards';
import { startLogin } from '../purchase/start-login';
import { texts, vatNote } from '../texts/nb';
import { LoginLink } from '../ui/login-link';
import { hasSameContent } from '../ui/same-content';
import { PlanChoice } from './plan-choice';
import styles from './customer-hint.module.css';

export interface PlanSectionProps {
  readonly plans: readonly PlanChoiceCard[];
  readonly plan: string | null;
  readonly hasYouthPlans: boolean;
  readonly isUnder30: boolean;
  /** Where a private customer is helped to choose, or null. */
  readonly guide: string | null;
  readonly realm: Realm;
  readonly onPlan: (offeringCode: string) => void;
  readonly onAge: (isUnder30: boolean) => void;
  readonly onBrowse: () => void;
  /** A customer is greeted beside the own subscriptions. */
  readonly isGreeted: boolean;
}

/** Which plan goes with the device (P2-38); a private customer is helped to choose. */
export const PlanSection = memo(function PlanSection({
  guide,
  realm,
  onBrowse,
  isGreeted,
  ...choice
}: PlanSectionProps) {
  const name = useSession(({ user }) => user?.givenName ?? null);
  return (
    <PlanChoice vatNote={vatNote(realm)} {...choice}>
      <div>
        <Button variant="quiet" onClick={onBrowse}>
          {texts.allPlans}
        </Button>
      </div>
      {guide && (
        <TextLink look="strong" href={guide}>
          {texts.subscriptionGuide}
        </TextLink>
      )}
      {realm === 'B2C' && !isGreeted && <CustomerHint name={name} onLogin={startLogin} />}
    </PlanChoice>
  );
}, hasSameContent);

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
