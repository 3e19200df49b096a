import { type Offering, presentPlan, subscriptionText } from 'shared-domain/subscription';
import { Badge, classNames, Heading, Panel, PlanTermsDetails, Price, Text, TextLink, UspList } from 'shared-domain/ui';
import { resolvePlanAction } from '../rules/plan-action';
import { usePlanPage } from '../state/plan-page';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { PlanForm } from '../ui/plan-form';
import styles from './try-buy-tile.module.css';

export interface TryBuyTileProps {
  readonly plan: Offering;
}

/** The plan that is tried before it is bought: one dark banner of its own (F9.5-6, F9.5-8). On its own page the button is centred and large (F2.7-6). */
export function TryBuyTile({ plan }: TryBuyTileProps) {
  const { realm, pathname, check } = usePlanPage();
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { name, title, detail, price, note, minimumTotal, disclaimer, terms, included, badges, colour } = presentPlan(
    plan,
    {
      realm,
    },
  );
  const { text, isProminent, readMore } = resolvePlanAction({ realm, isTryBuySubscription: true, pathname });
  return (
    <article data-colour={colour}>
      <Panel tone="dark" padding={32} className={classNames(styles.tile, isProminent && styles.prominent)}>
        <div className={styles.texts}>
          <p className={styles.name}>{name}</p>
          <Heading level={isProminent ? 2 : 3} size="h2">
            {title}
          </Heading>
          <Text tone="inherit">{detail}</Text>
          {included.length > 0 && <UspList items={included} tone="offer" />}
        </div>
        <div className={styles.purchase}>
          {badges.map((badge) => (
            <div key={badge.text}>
              <Badge kind={badge.kind}>{badge.text}</Badge>
            </div>
          ))}
          <p>
            <Price size="xl" amount={price} />
          </p>
          <Text size="small" tone="inherit">
            {note}
          </Text>
          <PlanTermsDetails name={name} minimumTotal={minimumTotal} disclaimer={disclaimer} lines={terms} tone="dark" />
          <PlanForm
            buttonText={subscriptionText(text)}
            planName={name}
            variant="white"
            size={isProminent ? 'large' : 'medium'}
            isBuying={isBuying}
            check={check}
            refusal={refusal}
            onBuy={() => void buy({ plan, name })}
          >
            <input type="hidden" name="offeringCode" value={plan.offeringCode} />
          </PlanForm>
          {readMore && (
            <TextLink look="strong" href={readMore.href} className={styles.more}>
              {subscriptionText(readMore.text)}
            </TextLink>
          )}
        </div>
      </Panel>
    </article>
  );
}
