import type { ReactNode } from 'react';
import { Disclaimer, Panel, Stack, SummaryRows, TotalPriceLine } from 'shared-domain/ui';
import type { PurchaseSummary } from '../../data/purchase-texts';
import { texts } from '../../texts/nb';

export interface AgreementSummaryProps {
  readonly summary: PurchaseSummary;
  /** '(ekskl. mva.)' */
  readonly vatNote: string;
  /** The buy button. */
  readonly children: ReactNode;
}

/** What the agreement costs, and the button, which orders just that, also without script. */
export const AgreementSummary = ({ summary, vatNote, children }: AgreementSummaryProps) => (
  <Panel as="section" tone="tint" label={texts.summary}>
    <Stack gap={12}>
      <SummaryRows rows={summary.rows} />
      <TotalPriceLine label={summary.totalLabel} amount={summary.total} vatNote={vatNote} ruled />
      <SummaryRows rows={[{ label: texts.payNowLabel, value: summary.payNow }]} />
      {children}
      <Disclaimer>{summary.legal}</Disclaimer>
    </Stack>
  </Panel>
);
