import { memo, type ReactNode } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Price, RadioCardGroup, Tabs, Text } from 'shared-domain/ui';
import type { ChoiceCard } from '../purchase/choice-cards';
import { firstOptionOf, methodKey, noOptionText } from '../purchase/rules/payment';
import { startLogin } from '../purchase/start-login';
import { texts, vatNote } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { ChoiceSection } from '../ui/choice-section';
import { hasSameContent } from '../ui/same-content';
import { Tick } from '../ui/tick';
import { PaymentLinks, type PaymentLinksProps } from './payment-links';

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
function PaymentChoice({
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

export interface PaymentSectionProps {
  readonly methods: readonly FinancingMethod[];
  /** The chosen one; null: none is available. */
  readonly method: FinancingMethod | null;
  readonly options: readonly ChoiceCard[];
  readonly option: string | null;
  /** The selling points of the chosen price (P3-15). */
  readonly usps: readonly string[];
  /** The variant is sold by Svitsj, which is for customers (P4-42). */
  readonly offersSwitch: boolean;
  /** The agreements of who is not logged in (P6-5), customer service of a business (P6-14). */
  readonly links: PaymentLinksProps['links'];
  readonly realm: Realm;
  readonly onMethod: (id: string) => void;
  readonly onOption: (id: string) => void;
}

/** How to pay (P2-37), and the links that help to choose. The tabs' links leave the path, the variant, as it is. */
export const PaymentSection = memo(function PaymentSection({
  methods,
  method,
  options,
  option,
  usps,
  offersSwitch,
  links,
  realm,
  onMethod,
  onOption,
}: PaymentSectionProps) {
  const isAnonymous = useSession(({ status }) => status !== 'authenticated');
  return (
    <PaymentChoice
      methods={methods.map((each) => {
        const id = methodKey(each);
        return { id, heading: each.heading, href: `?so=${firstOptionOf(methods, id) ?? ''}` };
      })}
      method={method && methodKey(method)}
      options={options}
      option={option}
      vatNote={vatNote(realm)}
      onMethod={onMethod}
      onOption={onOption}
    >
      {usps.map((usp) => (
        <Tick key={usp} text={usp} />
      ))}
      <PaymentLinks
        method={method}
        offersSwitch={offersSwitch}
        isAnonymous={isAnonymous}
        links={links}
        onLogin={startLogin}
      />
    </PaymentChoice>
  );
}, hasSameContent);
