import { cartText } from 'shared-domain/cart';
import { Disclosure, SummaryRows } from 'shared-domain/ui';
import type { AmountLine } from '../rules/amounts';

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
