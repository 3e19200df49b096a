import { PATHS } from 'shared-domain/contracts/paths';
import { resolvePlanAction, type Offering } from 'shared-domain/subscription';
import { Badge, PlanCard, Price } from 'shared-domain/ui';
import { presentPlan } from '../data/plan-presentation';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { PlanForm } from '../ui/plan-form';

/** One plan as an expandable card (F2.7-1) with its own button; try-buy is dark (F9.5-8). */
export function PlanTile({ plan }: { readonly plan: Offering }) {
  const { pending, refusal, buy } = usePlanPurchase();
  const { name, title, detail, price, struck, note, included } = presentPlan(plan);
  const { isTryBuySubscription, flashText, offeringCode } = plan;
  const { text: buttonText } = resolvePlanAction({ realm: 'B2C', isTryBuySubscription, pathname: PATHS.subscriptions });
  return (
    <PlanCard
      name={name}
      headline={title}
      headingLevel={2}
      detail={detail}
      tone={isTryBuySubscription ? 'dark' : 'white'}
      badge={flashText && <Badge kind={flashText.kind ?? 'plain'}>{flashText.text}</Badge>}
      price={<Price size="xl" amount={price.amount} perMonth={price.unit !== ''} before={struck} />}
      note={note}
      included={included}
      action={
        <PlanForm
          buttonText={buttonText}
          planName={name}
          variant={isTryBuySubscription ? 'white' : 'secondary'}
          pending={pending}
          refusal={refusal}
          onBuy={(code) => void buy(code, name)}
        >
          <input type="hidden" name="offeringCode" value={offeringCode} />
        </PlanForm>
      }
    />
  );
}
