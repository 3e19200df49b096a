import { getConfig } from 'shared-domain/runtime/config';
import {
  defaultOfferingCode,
  displayOffering,
  type GroupedCard,
  INCLUDED_IN_ALL,
  type Offering,
  offeringTitle,
  preselectOffering,
  subscriptionText,
} from 'shared-domain/subscription';
import { Hero, Price, RadioCardGroup, type RadioCardOption } from 'shared-domain/ui';
import { usePlanPurchase } from '../state/use-plan-purchase';
import { texts } from '../texts/nb';
import { PlanForm } from '../ui/plan-form';
import styles from './grouped-tile.module.css';

interface Choice extends RadioCardOption {
  readonly offeringCode: string;
  readonly plan: Offering;
}

const priceOf = (plan: Offering) => {
  const { price, struck } = displayOffering(plan);
  return <Price size="s" align="end" amount={price} before={struck} />;
};

/** The speeds of the group, Max Plus behind Max (F9.11-1..3). */
function choicesOf({ slots }: GroupedCard): readonly Choice[] {
  return slots.flatMap(({ offering, name, speed, alternative }): Choice[] => {
    const choice = (plan: Offering, title: string): Choice => ({
      plan,
      offeringCode: plan.offeringCode,
      value: plan.offeringCode,
      title,
      detail: speed,
      price: priceOf(plan),
    });
    const title = subscriptionText(name);
    return [choice(offering, title), ...(alternative ? [choice(alternative, texts.withMaxPlus(title))] : [])];
  });
}

export interface GroupedTileProps {
  readonly group: GroupedCard;
}

/** The grouped '{brand} X' card (F2.7-1, F9.10-6, F9.11): one card, one choice of speed, the lowest price behind 'Fra '. */
export function GroupedTile({ group }: GroupedTileProps) {
  const { isBuying, refusal, buy } = usePlanPurchase();
  const { brand } = getConfig();
  const name = `${brand.name} X`;
  const choices = choicesOf(group);
  const chosen = preselectOffering(choices, null, defaultOfferingCode(brand.codePrefix));
  const first = group.slots[0]?.offering;
  const headline = first && subscriptionText(offeringTitle(first));
  const nameOf = (code: string): string =>
    choices.find(({ offeringCode }) => offeringCode === code)?.plan.subscriptionName ?? name;
  return (
    <Hero
      look="card"
      level={2}
      eyebrow={name}
      title={headline}
      text={subscriptionText(group.speedText)}
      points={INCLUDED_IN_ALL.map(subscriptionText).filter((point) => point !== headline)}
      panel={
        <PlanForm
          buttonText={texts.addToCart}
          planName={name}
          variant="white"
          size="large"
          isBuying={isBuying}
          refusal={refusal}
          onBuy={(code) => buy(code, nameOf(code))}
        >
          <Price size="xl" from amount={group.from} />
          <RadioCardGroup
            legend={texts.speed}
            hideLegend
            name="offeringCode"
            options={choices}
            defaultValue={chosen?.offeringCode}
            className={styles.choices}
          />
        </PlanForm>
      }
    />
  );
}
