import { type CartAnswer, isSimOnly, isSimOnlyWithoutCard, type NumberChoice } from 'shared-domain/cart';
import { PHONE_CHECK_TYPES } from 'shared-domain/contracts/enumerations';
import { type Html, html } from '../../src/plain-page';
import { plansOf } from './number-choices';
import { texts } from './texts/nb';

const { numbers } = texts;

/**
 * Where an order of plans alone (F5.1-3) says how each gets its number, and whether a SIM card is sent (F5.1-4); null for any other order, and
 * where each replaces the plan of a number.
 *
 * @param action the page itself
 */
export function numberSection(answer: CartAnswer, choices: readonly NumberChoice[], action: string): Html | null {
  const plans = plansOf(answer);
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
