import { classNames } from '../../class-names';
import { Button } from '../../primitives/button/button';
import { Popover } from '../../primitives/popover/popover';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import { PriceDisclaimer, type PriceDisclaimerProps } from './price-disclaimer';
import styles from './plan-terms.module.css';

export interface PlanTermsDetailsProps {
  readonly name: string;
  readonly minimumTotal: string;
  /** The editors' note about the price; null: there is none. */
  readonly disclaimer?: PriceDisclaimerProps | null | undefined;
  readonly lines: readonly string[];
  /** dark: on the ground of a dark panel. */
  readonly tone?: 'white' | 'dark' | undefined;
}

/** The least that a plan costs, and all that belongs to its price a press away (F2.7-5, F4.3-5). */
export function PlanTermsDetails({ name, minimumTotal, disclaimer, lines, tone = 'white' }: PlanTermsDetailsProps) {
  return (
    <div className={classNames(styles.terms, tone === 'dark' && styles.dark)}>
      <span className={styles.total}>{minimumTotal}</span>
      <Popover
        label={texts.planTermsOf(name)}
        toggle={(toggle) => (
          <Button variant="quiet" size="small" className={styles.toggle} {...toggle}>
            {texts.planTerms}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      >
        {disclaimer && <PriceDisclaimer {...disclaimer} />}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
