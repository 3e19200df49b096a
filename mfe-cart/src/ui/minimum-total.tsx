import { useRef } from 'react';
import { type CartSummary, cartText } from 'shared-domain/cart';
import { Disclosure, SummaryRows, Text } from 'shared-domain/ui';
import type { AmountDisclaimer } from '../rules/amounts';
import { texts } from '../texts/nb';
import { DeliveryNote } from './cart-totals';
import styles from './minimum-total.module.css';

export interface MinimumTotalProps {
  readonly disclaimer: AmountDisclaimer;
  readonly summary: Pick<CartSummary, 'deliveryOnTop' | 'vatNote'>;
  /** The text that the law requires (F9.3), or null. */
  readonly legalText: string | null;
}

/**
 * 'Minste totalpris' (F9.2-9): its sum, and unfolded what it is the sum of (F3.2-6). What it unfolds comes into view, once, when it is
 * opened (F4.1-12): in the drawer it would be behind the foot.
 */
export function MinimumTotal({ disclaimer, summary, legalText }: MinimumTotalProps) {
  const content = useRef<HTMLDivElement>(null);
  const onToggle = (isOpen: boolean): void => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Disclosure
      summary={cartText(disclaimer.heading)}
      onToggle={onToggle}
      aside={
        <span className={styles.sum}>
          {disclaimer.total}
          {summary.vatNote && <span className={styles.note}> {summary.vatNote}</span>}
          <DeliveryNote text={summary.deliveryOnTop} />
        </span>
      }
    >
      <div ref={content} className={styles.parts}>
        <Text size="small" tone="soft">
          {legalText ?? texts.minimumTotalHelp}
        </Text>
        <SummaryRows
          rows={disclaimer.parts.map(({ name, total, description }) => ({
            label: (
              <>
                {name}
                {description.map((line) => (
                  <span key={line} className={styles.note}>
                    {' '}
                    {line}
                  </span>
                ))}
              </>
            ),
            value: total,
          }))}
        />
      </div>
    </Disclosure>
  );
}
