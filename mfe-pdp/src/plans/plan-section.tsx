import { memo, useId, useState } from 'react';
import { useSession } from 'shared-domain/stores/session-store';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  FlashText,
  Icon,
  Panel,
  PersonIcon,
  Price,
  RadioCardGroup,
  Switch,
  Text,
  TextLink,
} from 'shared-domain/ui';
import type { PlanChoiceCard } from '../purchase/choice-cards';
import { LoginLink } from '../purchase/start-login';
import { useRealm } from '../purchase/use-realm';
import { texts, vatNote } from '../texts/nb';
import { ChoiceSection } from '../ui/choice-section';
import { hasSameContent } from '../ui/same-content';
import styles from './plan-section.module.css';

/** Plans that are shown at first; a button shows the rest. */
const SHOWN_AT_FIRST = 4;

export interface PlanSectionProps {
  readonly plans: readonly PlanChoiceCard[];
  readonly plan: string | null;
  /** The switch shows where there are youth plans (P6-3). */
  readonly hasYouthPlans: boolean;
  readonly isUnder30: boolean;
  /** Where a private customer is helped to choose, or null. */
  readonly guide: string | null;
  readonly onPlan: (offeringCode: string) => void;
  readonly onAge: (isUnder30: boolean) => void;
  readonly onBrowse: () => void;
  /** A customer is greeted beside the own subscriptions. */
  readonly isGreeted: boolean;
}

/** Which plan goes with the device (P2-38, P4-49); a private customer is helped to choose. */
export const PlanSection = memo(function PlanSection({
  plans,
  plan,
  hasYouthPlans,
  isUnder30,
  guide,
  onPlan,
  onAge,
  onBrowse,
  isGreeted,
}: PlanSectionProps) {
  const realm = useRealm();
  const name = useSession(({ user }) => user?.givenName ?? null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = plans.length - SHOWN_AT_FIRST;
  const isChosenHidden = plans.findIndex(({ value }) => value === plan) >= SHOWN_AT_FIRST;
  const shown = isOpen || isChosenHidden ? plans : plans.slice(0, SHOWN_AT_FIRST);
  return (
    <ChoiceSection id="abonnement" heading={texts.planHeading} note={vatNote(realm)}>
      {hasYouthPlans && (
        <Switch label={texts.underThirty} detail={texts.underThirtyHelp} checked={isUnder30} onChange={onAge} />
      )}
      {plan === null && <Text>{texts.planMissing}</Text>}
      <div id={id}>
        {shown.length > 0 && (
          <RadioCardGroup
            legend={texts.planHeading}
            hideLegend
            name="sc"
            value={plan}
            onChange={onPlan}
            options={shown.map(({ value, title, flash, detail, price, note }) => ({
              value,
              title,
              badge: flash && <FlashText kind={flash.kind}>{flash.text}</FlashText>,
              detail,
              price: <Price amount={price} size="s" align="end" />,
              note,
            }))}
          />
        )}
      </div>
      {hidden > 0 && !isChosenHidden && (
        <div>
          <Button
            variant="quiet"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={id}
            iconEnd={<Icon of={isOpen ? ChevronUpIcon : ChevronDownIcon} size={20} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.fewerPlans : texts.morePlans(hidden)}
          </Button>
        </div>
      )}
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
      {realm === 'B2C' && !isGreeted && <CustomerHint name={name} />}
    </ChoiceSection>
  );
}, hasSameContent);

export interface CustomerHintProps {
  /** First name of who is logged in; null for a visitor. */
  readonly name: string | null;
}

/** Asks a customer to log in; greets who has (P6-8). Both take the same room. */
export function CustomerHint({ name }: CustomerHintProps) {
  return (
    <Panel tone="tint" padding={16} className={styles.hint}>
      <Icon of={PersonIcon} />
      {name === null ? (
        <Text>
          {texts.existingCustomer} <LoginLink text={texts.login} /> {texts.existingCustomerHelp}
        </Text>
      ) : (
        <Text>
          {texts.hello(name)} {texts.helloHelp}
        </Text>
      )}
    </Panel>
  );
}
