import { Button } from 'shared-domain/ui';
import styles from './extras-foot.module.css';

export interface ExtrasFootProps {
  readonly backText: string;
  readonly continueText: string;
  /** What is to be chosen first; null: the button may be pressed. */
  readonly missing: string | null;
  /** An update of the cart is under way. */
  readonly isBusy: boolean;
  /** The sum of the added accessories; null: none was added. */
  readonly sum: { readonly label: string; readonly amount: string } | null;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Back, what was added, and on. */
export const ExtrasFoot = ({ backText, continueText, missing, isBusy, sum, onBack, onContinue }: ExtrasFootProps) => (
  <div className={styles.foot}>
    <div role="status" className={styles.sum}>
      {missing}
      {sum && (
        <>
          {sum.label} <strong className={styles.amount}>{sum.amount}</strong>
        </>
      )}
    </div>
    <Button variant="quiet" onClick={onBack} className={styles.back}>
      {backText}
    </Button>
    <Button disabled={missing !== null} loading={isBusy} onClick={onContinue}>
      {continueText}
    </Button>
  </div>
);
