import { type Html, html } from '../../src/plain-page';
import type { StartedOrder } from './business-start';
import { NOTICE } from './checkout-pages';
import { texts } from './texts/nb';

const { businessStart } = texts;
/** Business subscriptions, the page with 'Start bestilling'. */
const PLANS = '/bedrift/mobilabonnement/';

/** The business order page after 'Start bestilling' of a subscription (F2.9-5). */
export function businessStartPage({ plan, device }: StartedOrder): Html {
  const row = (label: string, value: string | null): Html =>
    html`<div><dt>${label}</dt><dd>${value ?? businessStart.unknown}</dd></div>`;
  return html`${NOTICE}
<h1>${businessStart.title}</h1>
<div class="card"><dl>
${row(businessStart.plan, plan)}
${device === undefined ? null : row(businessStart.device, device)}
</dl><p>${businessStart.text}</p></div>
<p><a class="link" href="${PLANS}">${businessStart.back}</a></p>`;
}
