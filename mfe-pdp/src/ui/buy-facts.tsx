import { texts } from '../texts/nb';
import { Tick } from './tick';

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
    (text) => text && <Tick key={text} text={text} />,
  );
}
