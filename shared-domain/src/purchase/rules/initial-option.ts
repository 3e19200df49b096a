import type { CartAnswer } from '../../cart';
import type { FinancingMethod } from '../../catalogue';
import { methodOfOption, optionsOf, resolveAlias } from './financing-option';

export interface InitialOptionFacts {
  /** Those that the visitor may choose among. */
  readonly methods: readonly FinancingMethod[];
  /** Query parameters (P2-3, P2-7, P2-8). */
  readonly so: string | null;
  readonly cartId: string | null;
  readonly steg: string | null;
  /** The subscriptions of the cart (P3-28). */
  readonly cartSubscriptions: readonly Pick<
    CartAnswer['cart']['subscriptions'][number],
    'id' | 'financing' | 'keepExistingSubscription'
  >[];
  /** P3-4: an option or a type. */
  readonly defaultFinancingType: string | null;
}

type Answer = string | null | undefined;

/** The first option of the methods of a type, e.g. of 'switch'. */
const firstOfType = (methods: readonly FinancingMethod[], type: string | null): Answer =>
  optionsOf(methods.filter(({ alternative_id: id }) => id === type))[0];

function fromCart({ methods, steg, cartId, cartSubscriptions }: InitialOptionFacts): Answer {
  const subscription = cartSubscriptions.find(({ id }) => id === cartId);
  const financing = subscription?.financing;
  if (steg === null || !financing) return null;
  if (financing.type === 'lease') return `lease${financing.duration ?? 'now'}`;
  if (financing.type !== 'switch') return null;
  // 'switch' by itself is no option: the first switch option that may be chosen stands for it.
  return subscription.keepExistingSubscription ? 'new-switch' : firstOfType(methods, 'switch');
}

/** P4-34..37; the first answer that is an available option wins. */
const SOURCES: readonly ((facts: InitialOptionFacts) => Answer)[] = [
  ({ so }) => so && resolveAlias(so), // P4-34
  fromCart, // P4-35
  ({ defaultFinancingType: asked }) => asked && resolveAlias(asked), // P4-36, an option
  ({ methods, defaultFinancingType: asked }) => firstOfType(methods, asked), // P4-36, a type
  ({ methods }) => optionsOf(methods)[0], // P4-37
];

/** The financing option that a product page opens with (P4-34..37); null when there is none at all. */
export function initialFinancingOption(facts: InitialOptionFacts): string | null {
  for (const answer of SOURCES) {
    const option = answer(facts);
    if (option && methodOfOption(facts.methods, option)) return option;
  }
  return null;
}
