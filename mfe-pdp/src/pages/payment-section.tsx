import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { firstOptionOf, helpLinks, isUpfrontOnlyAccessory, methodKey, vatNote } from 'shared-domain/purchase';
import { login, useSession } from 'shared-domain/stores/session-store';
import { optionCards } from '../data/purchase-texts';
import type { Choice } from '../state/use-choice';
import { PaymentChoice } from '../ui/payment-choice';
import { PaymentLinks } from '../ui/payment-links';

export interface PaymentSectionProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly realm: Realm;
}

/** How to pay (P2-37), and the links that help to choose. */
export function PaymentSection({ product, choice, realm }: PaymentSectionProps) {
  const { variant, purchase } = choice;
  const { methods, method, option } = purchase;
  const isAnonymous = useSession(({ status }) => status !== 'authenticated');
  const { businessService } = helpLinks({
    realm,
    isUpfrontOnlyAccessory: isUpfrontOnlyAccessory(product.type, variant.financingMethods),
  });
  return (
    <PaymentChoice
      methods={methods.map((each) => {
        const id = methodKey(each);
        return { id, heading: each.heading, href: `${variant.href}?so=${firstOptionOf(methods, id) ?? ''}` };
      })}
      method={method && methodKey(method)}
      options={optionCards(purchase, variant, realm)}
      option={option}
      vatNote={vatNote(realm)}
      onMethod={choice.chooseMethod}
      onOption={choice.chooseOption}
    >
      <PaymentLinks
        method={method}
        offersSwitch={variant.financingMethods.some(({ alternative_id: id }) => id === 'switch')}
        isAnonymous={isAnonymous}
        businessService={businessService}
        onLogin={() => void login()}
      />
    </PaymentChoice>
  );
}
