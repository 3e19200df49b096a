import * as v from 'valibot';
import { type CartAnswer, type CartRow, flattenItems, isSubscriptionType, type NumberChoice } from 'shared-domain/cart';
import { numberChoiceSchema } from 'shared-domain/cart/io';

const NEW_ON_CARD: NumberChoice = { phoneNumber: { check: { type: 'new' } }, isEsimSelected: false };

/** Names of the plans that need a number, in the order of the cart; one that replaces another plan has the number of that. */
export const plansOf = ({ cart }: Pick<CartAnswer, 'cart'>): readonly string[] =>
  flattenItems<CartRow>(cart.content)
    .filter(({ type, phoneNumber }) => isSubscriptionType(type) && phoneNumber === undefined)
    .map(({ name }) => name);

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

/**
 * How each plan gets its number (F3.1-19): the fields `nummer` (F3.9-3) and `sim` of the page's form, once for each plan. What is missing, or
 * is no such word, is a new number on a card.
 */
export function numberChoicesOf(query: unknown, count: number): readonly NumberChoice[] {
  const { nummer, sim } = query as { readonly nummer?: unknown; readonly sim?: unknown };
  const [types, cards] = [listOf(nummer), listOf(sim)];
  return Array.from({ length: count }, (_, index) => {
    const choice = v.safeParse(numberChoiceSchema, {
      phoneNumber: { check: { type: types[index] } },
      isEsimSelected: cards[index] === 'esim',
    });
    return choice.success ? choice.output : NEW_ON_CARD;
  });
}
