import { Button } from 'shared-domain/ui';
import { extrasTexts as texts } from './extras-nb';
import styles from './extras-foot.module.css';

export interface ExtrasFootProps {
  readonly backText: string;
  readonly continueText: string;
  /** An insurance, or none, is to be chosen first. */
  readonly isDisabled: boolean;
  /** An update of the cart is under way. */
  readonly isBusy: boolean;
  /** The sum of the added accessories; null: none was added. */
  readonly sum: { readonly label: string; readonly amount: string } | null;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Back, what was added, and on. */
export const ExtrasFoot = ({
  backText,
  continueText,
  isDisabled,
  isBusy,
  sum,
  onBack,
  onContinue,
}: ExtrasFootProps) => (
  <div className={styles.foot}>
    <div role="status" className={styles.sum}>
      {isDisabled && texts.chooseFirst}
      {sum && (
        <>
          {sum.label} <strong className={styles.amount}>{sum.amount}</strong>
        </>
      )}
    </div>
    <Button variant="quiet" onClick={onBack} className={styles.back}>
      {backText}
    </Button>
    <Button disabled={isDisabled} loading={isBusy} onClick={onContinue}>
      {continueText}
    </Button>
  </div>
);
