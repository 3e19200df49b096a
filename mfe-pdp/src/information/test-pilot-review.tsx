import { type CustomReview, toContent } from 'shared-domain/catalogue';
import { Disclosure, Text, VisuallyHidden } from 'shared-domain/ui';
import { informationTexts as texts } from './information-nb';
import { reviewDate } from './rules/reviews';
import styles from './test-pilot-review.module.css';

export interface TestPilotReviewProps {
  readonly review: CustomReview;
}

/** Pips of a die, in a square of 3 by 3, by what it shows. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

function Die({ roll }: { readonly roll: number }) {
  const pips = PIPS[roll];
  return pips ? (
    <svg role="img" aria-label={texts.diceRoll(roll)} viewBox="0 0 36 36" width="36" height="36" className={styles.die}>
      <rect x=".75" y=".75" width="34.500" height="34.500" rx="8" />
      {pips.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={9 + x * 9} cy={9 + y * 9} r="3" />
      ))}
    </svg>
  ) : null;
}

/** The review by somebody who tried the product for the shop, in short; the whole text opens (P3-6). */
export function TestPilotReview({ review }: TestPilotReviewProps) {
  const { customerName, reviewDate: date, pilot, disclaimer, diceRoll, summary } = review;
  const [short, label] = [toContent(summary), toContent(pilot)];
  const shownDate = reviewDate(date);
  const whole = review.review.split(/\n{2,}/).map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
  return (
    <article className={styles.review}>
      {diceRoll !== undefined && <Die roll={diceRoll} />}
      <div className={styles.text}>
        <Text strong>{customerName}</Text>
        <Text size="small" tone="soft">
          {label}
          {label && shownDate && ' · '}
          {shownDate && <time dateTime={date.slice(0, 10)}>{shownDate}</time>}
        </Text>
        {short ? (
          <>
            <Text>{short}</Text>
            <Disclosure
              look="link"
              summary={
                <>
                  <span className={styles.whenClosed}>{toContent(review.expandButtonText) ?? texts.readReview}</span>
                  <span className={styles.whenOpen}>{toContent(review.closeButtonText) ?? texts.closeReview}</span>
                  <VisuallyHidden> {texts.by(customerName)}</VisuallyHidden>
                </>
              }
            >
              {whole}
            </Disclosure>
          </>
        ) : (
          whole
        )}
        {toContent(disclaimer) && (
          <Text size="tiny" tone="soft">
            {disclaimer}
          </Text>
        )}
      </div>
    </article>
  );
}
