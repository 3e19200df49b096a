import type { ReactNode } from 'react';
import {
  Alert,
  ArrowRightLeftIcon,
  Disclaimer,
  Icon,
  Panel,
  SummaryRows,
  Text,
  TotalPriceLine,
} from 'shared-domain/ui';
import type { PurchaseSummary } from '../data/purchase-texts';
import { texts } from '../texts/nb';
import styles from './summary-box.module.css';

export interface SummaryBoxProps {
  readonly summary: PurchaseSummary;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  /** The way on. */
  readonly action: ReactNode;
  /** Full price that the plain form sells at, when another option is chosen; else null. */
  readonly plainFormPrice: string | null;
  /** P6-4: that a number can be moved, or null. */
  readonly movingText: string | null;
}

/** What it all costs, and the button. */
export function SummaryBox({ summary, vatNote, action, plainFormPrice, movingText }: SummaryBoxProps) {
  return (
    <Panel as="section" tone="tint" label={texts.summary} className={styles.summary}>
      {summary.leaseCap && <Alert kind="warning">{summary.leaseCap}</Alert>}
      {summary.rows.length > 0 && <SummaryRows rows={summary.rows} />}
      <TotalPriceLine
        label={summary.totalLabel}
        amount={summary.total}
        before={summary.before ?? undefined}
        vatNote={vatNote}
        ruled={summary.rows.length > 0}
      />
      <SummaryRows rows={[{ label: texts.payNowLabel, value: summary.payNow }]} />
      {action}
      {plainFormPrice && (
        <noscript>
          <Text size="small">{texts.withoutScript(plainFormPrice)}</Text>
        </noscript>
      )}
      {summary.legal && <Disclaimer>{summary.legal}</Disclaimer>}
      {movingText && (
        <div className={styles.help}>
          <Icon of={ArrowRightLeftIcon} size={20} />
          <Text size="small">{movingText}</Text>
        </div>
      )}
    </Panel>
  );
}
