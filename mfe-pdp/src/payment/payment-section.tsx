import { memo } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import type { ChoiceCard } from '../purchase/choice-cards';
import { firstOptionOf, methodKey } from '../purchase/rules/payment';
import { startLogin } from '../purchase/start-login';
import { vatNote } from '../texts/nb';
import { hasSameContent } from '../ui/same-content';
import { Tick } from '../ui/tick';
import { PaymentChoice } from './payment-choice';
import { PaymentLinks, type PaymentLinksProps } from './payment-links';

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
