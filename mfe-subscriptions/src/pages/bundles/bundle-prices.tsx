import { ZERO } from 'shared-domain/money';
import { type Offering, planTerms, termsTexts } from 'shared-domain/subscription';
import { PlanTermsDetails, Stack, Text } from 'shared-domain/ui';
import type { BundlePrice } from '../../rules/bundles';
import { bundleTexts as texts } from '../../texts/bundles-nb';

export interface BundlePricesProps {
  /** What the terms belong to. */
  readonly name: string;
  readonly price: BundlePrice;
  readonly plan: Offering;
  /** The product is bought with the plan; else the plan is bought alone. */
  readonly isSelected: boolean;
  readonly information: string | undefined;
}

/** The total cost of the choice, and what may cost more: beside the price, before the purchase. The rest is a press away. */
export function BundlePrices({ name, price, plan, isSelected, information }: BundlePricesProps) {
  const terms = planTerms(plan);
  const alone =
    terms.bindingMonths > 0 ? texts.planNeedsBinding(terms.minimumTotal) : texts.planOnly(plan.monthlyOfferingPrice);
  return (
    <Stack gap={4}>
      {isSelected && price.monthly < plan.monthlyOfferingPrice && (
        <Text size="small">
          {texts.months(price.monthly)}, {texts.later(plan.monthlyOfferingPrice)}
        </Text>
      )}
      {price.establishment > ZERO && <Text size="small">{texts.establishment(price.establishment)}</Text>}
      <PlanTermsDetails
        name={name}
        minimumTotal={isSelected ? texts.minimumTotal(price.minimumTotal) : alone}
        lines={[
          ...(isSelected && information ? [information] : []),
          ...(isSelected ? [termsTexts.noticeBound] : []),
          termsTexts.invoice,
          termsTexts.outside,
          termsTexts.withVat,
        ]}
      />
    </Stack>
  );
}
