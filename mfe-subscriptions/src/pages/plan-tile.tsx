import { PATHS } from 'shared-domain/contracts/paths';
import { type Offering, resolvePlanAction, subscriptionText } from 'shared-domain/subscription';
import { Badge, PlanCard, Price } from 'shared-domain/ui';
import { presentPlan } from '../data/plan-presentation';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { PlanForm } from '../ui/plan-form';

export interface PlanTileProps {
  readonly plan: Offering;
}

/** One plan as an expandable card (F2.7-1) with its own button. */
export function PlanTile({ plan }: PlanTileProps) {
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { name, title, detail, price, struck, note, included } = presentPlan(plan);
  const { flashText, offeringCode } = plan;
  const { text } = resolvePlanAction({
    realm: 'B2C',
    isTryBuySubscription: false,
    pathname: PATHS.subscriptions,
  });
  return (
    <PlanCard
      name={name}
      headline={title}
      headingLevel={3}
      detail={detail}
      badge={flashText && <Badge kind={flashText.kind ?? 'plain'}>{flashText.text}</Badge>}
      price={<Price size="xl" amount={price} before={struck} />}
      note={note}
      included={included}
      action={
        <PlanForm
          buttonText={subscriptionText(text)}
          planName={name}
          variant="secondary"
          isBuying={isBuying}
          refusal={refusal}
          onBuy={(code) => buy(code, name)}
        >
          <input type="hidden" name="offeringCode" value={offeringCode} />
        </PlanForm>
      }
    />
  );
}
