import type { FinancingMethod } from '../../catalogue';
import { firstOptionOf, methodOfOption, resolveAlias } from './financing-option';

export interface InitialOptionFacts {
  /** Those that the visitor may choose among. */
  readonly methods: readonly FinancingMethod[];
  /** Query parameter so (P2-3). */
  readonly so: string | null;
  /** The cart subscription of cartId, when steg is in the URL; else null (P4-35). */
  readonly cartSubscription: {
    readonly financing: { readonly type: string; readonly duration?: number | string | undefined } | null;
    readonly keepExistingSubscription?: boolean;
  } | null;
  /** P3-4. */
  readonly defaultFinancingType: string | null;
}

type Answer = string | null;

const firstOfType = (methods: readonly FinancingMethod[], type: string): Answer => {
  const method = methods.find(({ alternative_id: id }) => id === type);
  return method ? firstOptionOf(method) : null;
};

function fromCart({ methods, cartSubscription }: InitialOptionFacts): Answer {
  const financing = cartSubscription?.financing;
  if (financing?.type === 'lease') return `lease${financing.duration ?? 'now'}`;
  if (financing?.type !== 'switch') return null;
  // 'switch' by itself is no option: the first switch option that may be chosen stands for it.
  return cartSubscription?.keepExistingSubscription ? 'new-switch' : firstOfType(methods, 'switch');
}

/** P4-34..37; the first answer that is an available option wins. */
const SOURCES: readonly { readonly id: string; readonly answer: (facts: InitialOptionFacts) => Answer }[] = [
  { id: 'P4-34', answer: ({ so }) => (so === null ? null : resolveAlias(so)) },
  { id: 'P4-35', answer: fromCart },
  { id: 'P4-36 option', answer: ({ defaultFinancingType: asked }) => (asked === null ? null : resolveAlias(asked)) },
  { id: 'P4-36 type', answer: ({ methods, defaultFinancingType: asked }) => (asked === null ? null : firstOfType(methods, asked)) },
  { id: 'P4-37', answer: ({ methods }) => methods.map(firstOptionOf).find((option) => option !== null) ?? null },
];

/** The financing option that a product page opens with (P4-34..37); null when there is none at all. */
export function initialFinancingOption(facts: InitialOptionFacts): string | null {
  for (const { answer } of SOURCES) {
    const option = answer(facts);
    if (option !== null && methodOfOption(facts.methods, option)) return option;
  }
  return null;
}
