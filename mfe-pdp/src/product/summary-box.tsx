import type { ReactNode } from 'react';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import {
  Disclaimer,
  ExclamationmarkTriangleFillIcon,
  Icon,
  Panel,
  SummaryRows,
  Text,
  TotalPriceLine,
} from 'shared-domain/ui';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { useRealm } from '../purchase/use-realm';
import { texts, vatNote } from '../texts/nb';
import { ScriptOnly } from '../ui/script-only';
import styles from './summary-box.module.css';

/** A warning beside a sum. It looks as an `Alert` does, whose other kinds a first view does not need. */
function WarningNote({ text }: { readonly text: string }) {
  return (
    <div className={styles.note}>
      <Icon of={ExclamationmarkTriangleFillIcon} />
      <Text as="span">{text}</Text>
    </div>
  );
}

export interface SummaryBoxProps {
  readonly summary: PurchaseSummary;
  /** The price beside the name is the only one, so that it is not repeated. */
  readonly isOnlyPrice: boolean;
  /** '+ levering fra 99,-', or null. */
  readonly deliveryOnTop: string | null;
  /** The way on. */
  readonly action: ReactNode;
  /** Full price that the plain form sells at, when another option is chosen; else null. */
  readonly plainFormPrice: string | null;
  readonly check: CustomerCheck;
  /** Below the button. */
  readonly children: ReactNode;
}

/** The cost of everything, and the button. */
export function SummaryBox({
  summary,
  isOnlyPrice,
  deliveryOnTop,
  action,
  plainFormPrice,
  check,
  children,
}: SummaryBoxProps) {
  const note = vatNote(useRealm());
  const { rows, total, totalLabel, before, payNow, leaseCap, legal } = summary;
  const plainFormSums = plainFormPrice && (
    <>
      <TotalPriceLine label={texts.priceLabel} amount={{ amount: plainFormPrice, unit: '' }} />
      <Text size="small">{texts.withoutScript}</Text>
    </>
  );
  return (
    <Panel
      as="section"
      busy={check === 'awaited' || undefined}
      tone="tint"
      padding={isOnlyPrice ? 16 : 24}
      label={texts.summary}
      className={styles.summary}
    >
      {note && (
        <Text size="small" tone="soft">
          {texts.prices} {note}
        </Text>
      )}
      <ScriptOnly instead={plainFormSums}>
        {check === 'late' && <WarningNote text={texts.customerUnknown} />}
        {leaseCap && <WarningNote text={leaseCap} />}
        {rows.length > 0 && <SummaryRows rows={rows} />}
        {!isOnlyPrice && (
          <TotalPriceLine
            label={totalLabel}
            amount={total}
            before={before ?? undefined}
            beforeLabelled
            ruled={rows.length > 0}
          />
        )}
        <SummaryRows
          rows={[
            {
              label: texts.payNowLabel,
              value: (
                <>
                  {payNow}
                  {deliveryOnTop && <span className={styles.onTop}>{deliveryOnTop}</span>}
                </>
              ),
            },
          ]}
        />
      </ScriptOnly>
      {action}
      {legal && (
        <ScriptOnly>
          <div className={styles.legal}>
            <Disclaimer>{legal}</Disclaimer>
          </div>
        </ScriptOnly>
      )}
      {children}
    </Panel>
  );
}
