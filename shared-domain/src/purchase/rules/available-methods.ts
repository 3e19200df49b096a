import type { FinancingMethod } from '../../catalogue';

export interface MethodFacts {
  readonly isLoggedIn: boolean;
  /** The cart contains a reSwitch (P3-29). */
  readonly isReSwitch: boolean;
  readonly productType: string;
}

/** The payment methods that a visitor may choose from (P4-42, P4-43, P6-2). */
export function availableMethods(
  methods: readonly FinancingMethod[],
  { isLoggedIn, isReSwitch, productType }: MethodFacts,
): readonly FinancingMethod[] {
  if (!isReSwitch) return isLoggedIn ? methods : methods.filter(({ alternative_id: id }) => id !== 'switch');
  if (productType !== 'HANDSET') return methods.filter(({ alternative_id: id }) => id === 'upfront');
  return methods
    .filter(({ alternative_id: id }) => id === 'switch')
    .map((method) => ({
      ...method,
      financingOptions: method.financingOptions.filter(({ alternative_id: id }) => id === 'existing-switch'),
    }));
}
