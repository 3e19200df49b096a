import { memo } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Button, TextLink } from 'shared-domain/ui';
import type { PlanCard } from '../data/purchase-texts';
import { startLogin } from '../state/start-login';
import { texts } from '../texts/nb';
import { vatNote } from '../texts/vat-note';
import { CustomerHint } from '../ui/customer-hint';
import { PlanChoice } from '../ui/plan-choice';
import { hasSameContent } from '../ui/same-content';

export interface PlanSectionProps {
  readonly plans: readonly PlanCard[];
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
