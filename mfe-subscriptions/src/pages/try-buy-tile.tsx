import { PATHS } from 'shared-domain/contracts/paths';
import { type Offering, resolvePlanAction, subscriptionText } from 'shared-domain/subscription';
import { Badge, Heading, Panel, Price, Text, UspList } from 'shared-domain/ui';
import { presentPlan } from '../data/plan-presentation';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { PlanForm } from '../ui/plan-form';
import styles from './try-buy-tile.module.css';

export interface TryBuyTileProps {
  readonly plan: Offering;
}

/** The plan that is tried before it is bought: one dark banner of its own (F9.5-6, F9.5-8). */
export function TryBuyTile({ plan }: TryBuyTileProps) {
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { name, title, detail, price, note, included } = presentPlan(plan);
  const { text } = resolvePlanAction({
    realm: 'B2C',
    isTryBuySubscription: true,
    pathname: PATHS.subscriptions,
  });
  return (
    <article>
      <Panel tone="dark" padding={32} className={styles.tile}>
        <div className={styles.texts}>
          <p className={styles.name}>{name}</p>
          <Heading level={3} size="h2">
            {title}
          </Heading>
          <Text tone="inherit">{detail}</Text>
          {included.length > 0 && <UspList items={included} tone="offer" />}
        </div>
        <div className={styles.purchase}>
          {plan.flashText && (
            <div>
              <Badge kind={plan.flashText.kind ?? 'plain'}>{plan.flashText.text}</Badge>
            </div>
          )}
          <p>
            <Price size="xl" amount={price} />
          </p>
          <Text size="small" tone="inherit">
            {note}
          </Text>
          <PlanForm
            buttonText={subscriptionText(text)}
            planName={name}
            variant="white"
            size="large"
            isBuying={isBuying}
            refusal={refusal}
            onBuy={(code) => buy(code, name)}
          >
            <input type="hidden" name="offeringCode" value={plan.offeringCode} />
          </PlanForm>
        </div>
      </Panel>
    </article>
  );
}
