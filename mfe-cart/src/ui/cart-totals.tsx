import { type CartSum, cartText } from 'shared-domain/cart';
import {
  Disclosure,
  Icon,
  IconButton,
  InformationSquareFillIcon,
  Stack,
  SummaryRows,
  Tooltip,
  TotalPriceLine,
} from 'shared-domain/ui';
import type { CartView } from '../data/cart-view-mapper';
import type { AmountLine } from '../rules/amounts';
import { texts } from '../texts/nb';
import styles from './cart-totals.module.css';

export interface AmountRowsProps {
  /** e.g. 'Dette betaler du nå'. */
  readonly summary: string;
  readonly lines: readonly AmountLine[];
}

/** A sum unfolds into the lines that it is made of; nothing where it has none. */
export function AmountRows({ summary, lines }: AmountRowsProps) {
  if (lines.length === 0) return null;
  return (
    <Disclosure look="link" summary={summary}>
      <SummaryRows rows={lines.map(({ label, value }) => ({ label: cartText(label), value }))} />
    </Disclosure>
  );
}

type Sums = Pick<CartView, 'summary' | 'amounts'>;

/** The cost of a month, by its lines and in all (F9.2-1). Nothing is drawn where the foot alone says it. */
export function MonthlyTotals({ summary: { monthly, vatNote } }: Sums) {
  if (monthly.lines.length === 0) return null;
  return (
    <Stack gap={16}>
      <SummaryRows
        rows={monthly.lines.map(({ label, value, later }) => ({
          label: cartText(label),
          value: [
            value,
            later && (
              <span key="later" className={styles.later}>
                {' '}
                {cartText(later)}
              </span>
            ),
          ],
        }))}
      />
      <TotalPriceLine
        label={<MonthlyLabel monthly={monthly} />}
        amount={monthly.total}
        second={monthly.later && cartText(monthly.later)}
        vatNote={vatNote}
        size="s"
        ruled
      />
    </Stack>
  );
}

/** 'Totalt pr. md.', with how it is paid where the server says so (F9.2-1). */
export function MonthlyLabel({ monthly: { label, tooltip } }: Pick<Sums['summary'], 'monthly'>) {
  if (tooltip === null) return cartText(label);
  return (
    <>
      {cartText(label)}{' '}
      <Tooltip text={tooltip}>
        {(described) => (
          <IconButton
            label={texts.howMonthsArePaid}
            icon={<Icon of={InformationSquareFillIcon} size={20} />}
            className={styles.info}
            {...described}
          />
        )}
      </Tooltip>
    </>
  );
}

/** The amounts that are paid now and on the first invoice (F9.2-4..8), each unfolding into its lines; at the end the VAT of a business's months. */
export function UpfrontTotals({ summary, amounts, ruled }: Sums & { readonly ruled: boolean }) {
  const { upfront, monthlyVat } = summary;
  const toRow = ({ id, label, value }: CartSum) => ({ label: cartText(label), value, strong: id === 'upfront' });
  if (upfront.length === 0 && monthlyVat.length === 0) return null;
  return (
    <Stack gap={16}>
      {upfront.length > 0 && (
        <div>
          <SummaryRows ruled={ruled} rows={upfront.map(toRow)} />
          <AmountRows summary={texts.upfrontLines} lines={amounts.upfront} />
          <AmountRows summary={texts.firstInvoiceLines} lines={amounts.firstInvoice} />
        </div>
      )}
      {monthlyVat.length > 0 && <SummaryRows ruled rows={monthlyVat.map(toRow)} />}
    </Stack>
  );
}
