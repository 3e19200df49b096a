import type { Realm } from 'shared-domain/contracts/realm';
import { Button, Price, Text } from 'shared-domain/ui';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { vatNote } from '../texts/nb';
import { plansTexts } from './plans-nb';
import styles from './plan-dialog-foot.module.css';

export interface PlanDialogFootProps {
  /** The cost of the device with the chosen plan; null: none is chosen. */
  readonly summary: Pick<PurchaseSummary, 'total' | 'legal'> | null;
  readonly realm: Realm;
  readonly buttonText: string;
  readonly isDisabled: boolean;
  readonly onConfirm: () => void;
}

/** The foot of a dialog in which a plan is chosen: the sum, read out when it changes, and the button that takes the plan. */
export function PlanDialogFoot({ summary, realm, buttonText, isDisabled, onConfirm }: PlanDialogFootProps) {
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.sum}>
        {summary ? (
          <>
            <Text as="span" size="small">
              {plansTexts.total}
            </Text>
            <Price amount={summary.total} size="m" vatNote={vatNote(realm)} />
            <Text as="span" size="small" tone="soft">
              {summary.legal}
            </Text>
          </>
        ) : (
          <Text as="span" size="small" tone="soft">
            {plansTexts.chooseFirst}
          </Text>
        )}
      </div>
      <Button disabled={isDisabled} onClick={onConfirm}>
        {buttonText}
      </Button>
    </div>
  );
}
