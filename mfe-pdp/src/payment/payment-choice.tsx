import type { ReactNode } from 'react';
import { Price, RadioCardGroup, Tabs, Text } from 'shared-domain/ui';
import type { ChoiceCard } from '../purchase/choice-cards';
import { noOptionText } from '../purchase/rules/payment';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { ChoiceSection } from '../ui/choice-section';

export interface PaymentChoiceProps {
  readonly methods: readonly { readonly id: string; readonly heading: string; readonly href: string }[];
  readonly method: string | null;
  readonly options: readonly ChoiceCard[];
  readonly option: string | null;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  readonly onMethod: (id: string) => void;
  readonly onOption: (id: string) => void;
  /** Links below the options. */
  readonly children?: ReactNode;
}

/** Tab list «Betaling» and the options of the chosen method (P2-37). A single method has no tabs, a single way to pay is no question. */
export function PaymentChoice({
  methods,
  method,
  options,
  option,
  vatNote,
  onMethod,
  onOption,
  children,
}: PaymentChoiceProps) {
  const missing = noOptionText(options.length);
  const isOneMethod = methods.length === 1;
  if (isOneMethod && options.length === 1) return children;
  const choice =
    missing !== null ? (
      <Text tone="soft">{pageText(missing)}</Text>
    ) : (
      <RadioCardGroup
        legend={texts.paymentHeading}
        hideLegend
        name="so"
        value={option}
        onChange={onOption}
        options={options.map(({ value, title, detail, price, note }) => ({
          value,
          title,
          detail,
          price: <Price amount={price} size="m" align="end" vatNote={vatNote} />,
          note,
        }))}
      />
    );
  return (
    <ChoiceSection id="betaling" heading={texts.paymentHeading}>
      {isOneMethod ? (
        choice
      ) : (
        <Tabs
          label={texts.payment}
          look="segmented"
          selected={method ?? undefined}
          onSelect={onMethod}
          tabs={methods.map(({ id, heading, href }) => ({ id, label: heading, href }))}
        >
          {choice}
        </Tabs>
      )}
      {children}
    </ChoiceSection>
  );
}
