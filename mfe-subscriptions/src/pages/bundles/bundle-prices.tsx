import { ZERO } from 'shared-domain/money';
import { type Offering, planTerms, termsTexts } from 'shared-domain/subscription';
import { Disclaimer, Stack, Text } from 'shared-domain/ui';
import type { BundlePrice } from '../../rules/bundles';
import { bundleTexts as texts } from '../../texts/bundles-nb';
import styles from './bundle-card.module.css';

export interface BundlePricesProps {
  readonly price: BundlePrice;
  readonly plan: Offering;
  /** The product is bought with the plan; else the plan is bought alone. */
  readonly isSelected: boolean;
  readonly information: string | undefined;
}

/** The total cost of the choice, and what may cost more: beside the price, before the purchase. The rest is a press away. */
export function BundlePrices({ price, plan, isSelected, information }: BundlePricesProps) {
  const terms = planTerms(plan);
  const alone =
    terms.bindingMonths > 0 ? texts.planNeedsBinding(terms.minimumTotal) : texts.planOnly(plan.monthlyOfferingPrice);
  return (
    <Stack gap={4}>
      <Text size="small">{isSelected ? texts.minimumTotal(price.minimumTotal) : alone}</Text>
      {isSelected && price.monthly < plan.monthlyOfferingPrice && (
        <Text size="small">
          {texts.months(price.monthly)}, {texts.later(plan.monthlyOfferingPrice)}
        </Text>
      )}
      {price.establishment > ZERO && <Text size="small">{texts.establishment(price.establishment)}</Text>}
      <details className={styles.terms}>
        <summary>{texts.terms}</summary>
        <Disclaimer>
          {isSelected && information} {isSelected && termsTexts.noticeBound} {termsTexts.invoice} {termsTexts.outside}{' '}
          {termsTexts.withVat}
        </Disclaimer>
      </details>
    </Stack>
  );
}
