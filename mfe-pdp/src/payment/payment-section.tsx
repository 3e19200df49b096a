import { memo } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { Price, RadioCardGroup, Tabs, Text } from 'shared-domain/ui';
import type { ChoiceCard } from '../purchase/choice-cards';
import { firstOptionOf, methodKey, noOptionText } from '../purchase/rules/payment';
import { useRealm } from '../purchase/use-realm';
import { texts, vatNote } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { ChoiceSection } from '../ui/choice-section';
import { hasSameContent } from '../ui/same-content';
import { Tick } from '../ui/tick';
import { PaymentLinks, type PaymentLinksProps } from './payment-links';

export interface PaymentSectionProps extends PaymentLinksProps {
  readonly methods: readonly FinancingMethod[];
  readonly options: readonly ChoiceCard[];
  readonly option: string | null;
  /** The selling points of the chosen price (P3-15). */
  readonly usps: readonly string[];
  readonly onMethod: (id: string) => void;
  readonly onOption: (id: string) => void;
}

/**
 * How to pay (P2-37): tab list «Betaling», the options of the chosen method, and the links that help to choose. A single method has no
 * tabs. The tabs' links leave the path, the variant, as it is.
 */
export const PaymentSection = memo(function PaymentSection({
  methods,
  method,
  options,
  option,
  usps,
  onMethod,
  onOption,
  ...linked
}: PaymentSectionProps) {
  const note = vatNote(useRealm());
  const missing = noOptionText(options.length);
  const isOneMethod = methods.length === 1;
  const links = (
    <>
      {usps.map((usp) => (
        <Tick key={usp} text={usp} />
      ))}
      <PaymentLinks {...{ method, ...linked }} />
    </>
  );
  // A single way to pay is no question.
  if (isOneMethod && options.length === 1) return links;
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
          price: <Price amount={price} size="m" align="end" />,
          note,
        }))}
      />
    );
  return (
    <ChoiceSection id="betaling" heading={texts.paymentHeading} note={note}>
      {isOneMethod ? (
        choice
      ) : (
        <Tabs
          label={texts.payment}
          look="segmented"
          selected={method ? methodKey(method) : undefined}
          onSelect={onMethod}
          tabs={methods.map((each) => {
            const id = methodKey(each);
            return { id, label: each.heading, href: `?so=${firstOptionOf(methods, id) ?? ''}` };
          })}
        >
          {choice}
        </Tabs>
      )}
      {links}
    </ChoiceSection>
  );
}, hasSameContent);
