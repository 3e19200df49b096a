import type { FormEvent } from 'react';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { Alert, Button, ButtonLink, Stack, Text, VisuallyHidden } from 'shared-domain/ui';
import type { FamilyOrder } from '../../rules/family';
import { useFamilyPurchase } from '../../state/use-family-choice';
import { familyTexts as texts } from '../../texts/family-nb';

export interface FamilyFormProps {
  readonly order: FamilyOrder;
  readonly isOwnCustomer: boolean;
  /** The prices are an own customer's, who is not logged in: where to return to after the login; else null. */
  readonly loginReturn: string | null;
}

/** Puts every plan into the cart: a plain form with pairs of code and quantity, which a script takes over. */
export function FamilyForm({ order: { groups, lines }, isOwnCustomer, loginReturn }: FamilyFormProps) {
  const { isBuying, refusal, buy } = useFamilyPurchase();
  if (loginReturn !== null)
    return (
      <Stack gap={12}>
        <ButtonLink href={loginPath(loginReturn)} fullWidth>
          {texts.logIn}
        </ButtonLink>
        <Text size="small">{texts.logInWhy}</Text>
      </Stack>
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    buy(groups, isOwnCustomer);
  };
  return (
    <form method="post" action={PATHS.addToCartForm} onSubmit={submit}>
      {groups.map(({ planCode, lines: quantity }) => (
        <span key={planCode}>
          <input type="hidden" name="offeringCode" value={planCode} />
          <input type="hidden" name="quantity" value={quantity} />
        </span>
      ))}
      <Stack gap={12}>
        <Button type="submit" size="large" fullWidth loading={isBuying}>
          {texts.addToCart}
          <VisuallyHidden> {texts.plans(texts.lines(lines))}</VisuallyHidden>
        </Button>
        {refusal && <Alert kind="negative">{refusal}</Alert>}
      </Stack>
    </form>
  );
}
