import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { helpLinks, isUpfrontOnlyAccessory, vatNote } from 'shared-domain/purchase';
import { login, useSession } from 'shared-domain/stores/session-store';
import { TextLink } from 'shared-domain/ui';
import { planCard } from '../data/purchase-texts';
import type { Choice } from '../state/use-choice';
import { texts } from '../texts/nb';
import { CustomerHint } from '../ui/customer-hint';
import { PlanChoice } from '../ui/plan-choice';

export interface PlanSectionProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly realm: Realm;
}

/** Which plan goes with the device (P2-38); a private customer is helped to choose. */
export function PlanSection({ product, choice, realm }: PlanSectionProps) {
  const { variant, purchase } = choice;
  const name = useSession(({ user }) => user?.givenName ?? null);
  const { subscriptionGuide } = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
  return (
    <PlanChoice
      plans={purchase.plans.map((plan) => planCard(plan, realm))}
      plan={purchase.plan?.offering.offeringCode ?? null}
      vatNote={vatNote(realm)}
      onPlan={choice.choosePlan}
      hasYouthPlans={purchase.hasYouthPlans}
      isUnder30={choice.isUnder30}
      onAge={choice.chooseAge}
    >
      {subscriptionGuide && (
        <TextLink look="strong" href={subscriptionGuide}>
          {texts.subscriptionGuide}
        </TextLink>
      )}
      {realm === 'B2C' && <CustomerHint name={name} onLogin={() => void login()} />}
    </PlanChoice>
  );
}
