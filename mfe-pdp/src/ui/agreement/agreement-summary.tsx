import type { ReactNode } from 'react';
import { type Disclaimer, Panel, Stack, type SummaryRows, type TotalPriceLine } from 'shared-domain/ui';
import type { PurchaseSummary } from '../../data/purchase-texts';
import { texts } from '../../texts/nb';

/** Of the product page, which has them already. */
interface SummaryParts {
  readonly Disclaimer: typeof Disclaimer;
  readonly SummaryRows: typeof SummaryRows;
  readonly TotalPriceLine: typeof TotalPriceLine;
}

export interface AgreementSummaryProps {
  readonly parts: SummaryParts;
  readonly summary: PurchaseSummary;
  /** '(ekskl. mva.)' */
  readonly vatNote: string;
  /** The buy button. */
  readonly children: ReactNode;
}

/** What the agreement costs, and the button, which orders just that, also without script. */
export const AgreementSummary = ({ parts, summary, vatNote, children }: AgreementSummaryProps) => (
  <Panel as="section" tone="tint" label={texts.summary}>
    <Stack gap={12}>
      <parts.SummaryRows rows={summary.rows} />
      <parts.TotalPriceLine label={summary.totalLabel} amount={summary.total} vatNote={vatNote} ruled />
      <parts.SummaryRows rows={[{ label: texts.payNowLabel, value: summary.payNow }]} />
      {children}
      <parts.Disclaimer>{summary.legal}</parts.Disclaimer>
    </Stack>
  </Panel>
);
