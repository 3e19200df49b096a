import { type CartSummary, cartText, type Disclaimer } from 'shared-domain/cart';
import { Disclosure, Stack, SummaryRows, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { DeliveryNote } from './delivery-note';
import styles from './minimum-total.module.css';

export interface MinimumTotalProps {
  readonly disclaimer: Disclaimer;
  readonly summary: Pick<CartSummary, 'deliveryOnTop' | 'vatNote'>;
  /** The text that the law requires (F9.3), or null. */
  readonly legalText: string | null;
}

/** 'Minste totalpris' (F9.2-9): its sum, and unfolded what it is the sum of (F3.2-6, F4.1-12). */
export function MinimumTotal({ disclaimer, summary, legalText }: MinimumTotalProps) {
  return (
    <Disclosure
      summary={cartText(disclaimer.heading)}
      aside={
        <span className={styles.sum}>
          {disclaimer.total}
          {summary.vatNote && <span className={styles.note}> {summary.vatNote}</span>}
          <DeliveryNote text={summary.deliveryOnTop} />
        </span>
      }
    >
      <Stack gap={12}>
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
      </Stack>
    </Disclosure>
  );
}
