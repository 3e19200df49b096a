import type { ProductVariant } from '../../catalogue';
import { filterOfferings, type Offering, type PlanOption, planOptions, sortOfferings } from '../../subscription';

export interface OfferedPlanFacts {
  readonly offerings: readonly Offering[];
  readonly prices: Pick<ProductVariant['prices'], 'lease' | 'switch'>;
  /** Chosen financing option. */
  readonly option: string;
  readonly isUnder30: boolean;
}

/** The plans to choose from (P9-25, P9-26, P3-16): sold with devices, for the visitor's age, with a price for this option; none for an upfront option. */
export function offeredPlans({ offerings, prices, option, isUnder30 }: OfferedPlanFacts): readonly PlanOption[] {
  const sold = offerings.filter(({ soldWithDevice }) => soldWithDevice);
  return planOptions(sortOfferings(filterOfferings(sold, { isUnder30 })), prices, option);
}
