import { displayOffering, type GroupedCard, type Offering, subscriptionText } from 'shared-domain/subscription';
import { Price, RadioCardGroup } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { speedTexts } from '../texts/speed-nb';
import styles from './grouped-tile.module.css';

export interface SpeedChoicesProps {
  readonly group: GroupedCard;
  readonly chosenCode: string | undefined;
}

const priceOf = (plan: Offering) => {
  const { price, struck } = displayOffering(plan);
  return <Price size="s" align="end" amount={price} before={struck} />;
};

/** Every plan of the group as a choice of a plain form, Max Plus behind Max (F9.11-1..3): the choice of speed without script. */
export function SpeedChoices({ group, chosenCode }: SpeedChoicesProps) {
  const options = group.slots.flatMap(({ offering, name, speed, alternative }) => {
    const option = (plan: Offering, title: string) => ({
      value: plan.offeringCode,
      title,
      detail: speed,
      price: priceOf(plan),
    });
    const title = subscriptionText(name);
    return [option(offering, title), ...(alternative ? [option(alternative, texts.withMaxPlus(title))] : [])];
  });
  return (
    <RadioCardGroup
      legend={speedTexts.heading}
      hideLegend
      name="offeringCode"
      options={options}
      defaultValue={chosenCode}
      className={styles.choices}
    />
  );
}
