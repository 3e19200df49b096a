import type { FinancingMethod } from '../../catalogue';

type FinancingOption = FinancingMethod['financingOptions'][number];

export interface MethodFacts {
  readonly isLoggedIn: boolean;
  /** The cart contains a reSwitch (P3-29). */
  readonly isReSwitch: boolean;
  /** False: the customer has no phone to swap. */
  readonly maySwap?: boolean;
  readonly productType: string;
}

/** The payment methods that a visitor may choose from (P4-42, P4-43, P6-2). The swap of a phone is for those who have one to swap. */
export function availableMethods(
  methods: readonly FinancingMethod[],
  { isLoggedIn, isReSwitch, maySwap = true, productType }: MethodFacts,
): readonly FinancingMethod[] {
  const isSwap = ({ alternative_id: id }: FinancingOption): boolean => id === 'existing-switch';
  const withOptions = (isOffered: (option: FinancingOption) => boolean) =>
    methods.map((method) => ({ ...method, financingOptions: method.financingOptions.filter(isOffered) }));
  if (!isReSwitch) {
    if (!isLoggedIn) return methods.filter(({ alternative_id: id }) => id !== 'switch');
    return maySwap ? methods : withOptions((option) => !isSwap(option));
  }
  if (productType !== 'HANDSET') return methods.filter(({ alternative_id: id }) => id === 'upfront');
  return withOptions(isSwap).filter(({ alternative_id: id }) => id === 'switch');
}
