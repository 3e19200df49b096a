import { type ReactNode, useId, useState } from 'react';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  FlashText,
  Icon,
  Price,
  RadioCardGroup,
  Switch,
  Text,
} from 'shared-domain/ui';
import type { PlanChoiceCard } from '../purchase/choice-cards';
import { texts } from '../texts/nb';
import { ChoiceSection } from '../ui/choice-section';
import styles from './plan-choice.module.css';

export interface PlanChoiceProps {
  readonly plans: readonly PlanChoiceCard[];
  readonly plan: string | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  readonly onPlan: (offeringCode: string) => void;
  /** The switch shows where there are youth plans (P6-3). */
  readonly hasYouthPlans: boolean;
  readonly isUnder30: boolean;
  readonly onAge: (isUnder30: boolean) => void;
  /** Help below the plans. */
  readonly children?: ReactNode;
}

/** Plans that are shown at first; a button shows the rest. */
const SHOWN_AT_FIRST = 4;

/** Which plan goes with the device (P2-38, P4-49). */
export function PlanChoice({
  plans,
  plan,
  vatNote,
  onPlan,
  hasYouthPlans,
  isUnder30,
  onAge,
  children,
}: PlanChoiceProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = plans.length - SHOWN_AT_FIRST;
  const isChosenHidden = plans.findIndex(({ value }) => value === plan) >= SHOWN_AT_FIRST;
  const shown = isOpen || isChosenHidden ? plans : plans.slice(0, SHOWN_AT_FIRST);
  return (
    <ChoiceSection id="abonnement" heading={texts.planHeading}>
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
              price: <Price amount={price} size="s" align="end" vatNote={vatNote} />,
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
      {children}
    </ChoiceSection>
  );
}
