import * as v from 'valibot';
import {
  type CartAnswer,
  type CartRow,
  flattenItems,
  isSimOnly,
  isSimOnlyWithoutCard,
  isSubscriptionType,
  type NumberChoice,
} from 'shared-domain/cart';
import { numberChoiceSchema } from 'shared-domain/cart/io';
import { PHONE_CHECK_TYPES } from 'shared-domain/contracts/enumerations';
import { type Html, html } from 'shared-domain/servers/plain-page';
import { texts } from './texts/nb';

const NEW_ON_CARD: NumberChoice = { phoneNumber: { check: { type: 'new' } }, isEsimSelected: false };

/** Names of the plans that need a number, in the order of the cart; one that replaces another plan has the number of that. */
export const plansWithoutNumber = ({ cart }: Pick<CartAnswer, 'cart'>): readonly string[] =>
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

const { numbers } = texts;

/**
 * Where an order of plans alone (F5.1-3) says how each gets its number, and whether a SIM card is sent (F5.1-4); null for any other order, and
 * where each replaces the plan of a number.
 *
 * @param action the page itself
 */
export function numberSection(answer: CartAnswer, choices: readonly NumberChoice[], action: string): Html | null {
  const plans = plansWithoutNumber(answer);
  if (!isSimOnly(answer) || plans.length === 0) return null;
  const option = (value: string, text: string, isChosen: boolean): Html =>
    html`<option value="${value}"${isChosen ? html` selected` : null}>${text}</option>`;
  const fields = plans.map((name, index) => {
    const choice = choices[index];
    const isEsim = choice?.isEsimSelected === true;
    return html`<label>${numbers.numberOf(name)}<select name="nummer">${PHONE_CHECK_TYPES.map((type) =>
      option(type, numbers.types[type], choice?.phoneNumber.check.type === type),
    )}</select></label>
<label>${numbers.simOf(name)}<select name="sim">${option('kort', numbers.card, !isEsim)}${option('esim', numbers.esim, isEsim)}</select></label>`;
  });
  return html`<section class="card" aria-labelledby="numbers"><h2 id="numbers">${numbers.heading}</h2>
<form method="get" action="${action}">${fields}<button type="submit" class="link">${numbers.update}</button></form>
<p role="status">${isSimOnlyWithoutCard(answer, choices) ? numbers.noCard : numbers.cardSent}</p></section>`;
}
