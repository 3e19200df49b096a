import { CheckmarkIcon, Icon, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './buy-facts.module.css';

export interface BuyFactsProps {
  /** Price and time of delivery, or null. */
  readonly delivery: string | null;
  /** A consumer may return what was bought at a distance. */
  readonly hasRightOfReturn: boolean;
  /** P6-4: that a number can be moved, or null. */
  readonly movingText: string | null;
}

/** What a shopper asks before pressing the button. */
export function BuyFacts({ delivery, hasRightOfReturn, movingText }: BuyFactsProps) {
  return [delivery, hasRightOfReturn && texts.rightOfReturn, movingText].map(
    (text) =>
      text && (
        <div key={text} className={styles.fact}>
          <Icon of={CheckmarkIcon} size={20} />
          <Text size="small">{text}</Text>
        </div>
      ),
  );
}
