import { formatPhoneNumber } from 'shared-domain/identity';
import { formatMonthly, formatPrice, toOre, ZERO } from 'shared-domain/money';
import type { AccountSubscriptionWire, AccountWire } from 'shared-domain/subscription/io';
import type { SwitchAgreement } from '../../src/accounts';
import { type Html, html } from '../../src/plain-page';
import { texts } from './texts/nb';

export interface AgreementsView {
  readonly accounts: readonly AccountWire[];
  readonly agreements: readonly SwitchAgreement[];
  /** Name of a plan; undefined when it is no longer sold. */
  readonly planName: (offeringCode: string) => string | undefined;
  /** Target of the form, and the path to return to afterwards. */
  readonly action: string;
  readonly returnPath: string;
  /** Why the requested swap was refused. */
  readonly refusal?: string;
}

const NOTICE = html`<p class="notice">${texts.demonstration}</p>`;

/** @param loginHref leads back to this page */
export const visitorPage = (loginHref: string, backTo: string): Html => html`${NOTICE}
<h1>${texts.visitorTitle}</h1>
<p>${texts.visitorText}</p>
<p><a class="button" href="${loginHref}">${texts.logIn}</a></p>
${backLink(backTo)}`;

export function agreementsPage({ accounts, agreements, planName, action, returnPath, refusal }: AgreementsView): Html {
  const form = ({ agreementId, name }: SwitchAgreement): Html => html`<form method="post" action="${action}">
<input type="hidden" name="agreementId" value="${agreementId}"><input type="hidden" name="til" value="${returnPath}">
<button type="submit" aria-label="${texts.swapOf(name)}">${texts.swap}</button></form>`;
  return html`${NOTICE}
<h1>${texts.title}</h1>
${refusal === undefined ? null : html`<p class="notice error" role="alert">${refusal}</p>`}
<h2>${texts.switchAgreements}</h2>
${agreements.length === 0 ? html`<p>${texts.noAgreements}</p>` : agreements.map((agreement) => html`<section class="card"><h3>${agreement.name}</h3>${terms(agreement)}${form(agreement)}</section>`)}
<h2>${texts.subscriptions}</h2>
${accounts.length === 0 ? html`<p>${texts.noSubscriptions}</p>` : accounts.map((account) => accountCard(account, planName))}
${backLink(returnPath)}`;
}

function terms({ phoneNumber, monthlyOre, monthsLeft, remainingOre, breakageFeeOre = ZERO }: SwitchAgreement): Html {
  const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<dl>
${row(texts.phone, formatPhoneNumber(phoneNumber))}
${row(texts.monthly, formatMonthly(monthlyOre))}
${row(texts.monthsLeft, String(monthsLeft))}
${row(texts.remaining, formatPrice(remainingOre))}
${breakageFeeOre === ZERO ? null : row(texts.breakageFee, formatPrice(breakageFeeOre))}
</dl>`;
}

function accountCard({ accountId, isLegal, subscriptions }: AccountWire, planName: AgreementsView['planName']): Html {
  const line = ({
    firstName,
    lastName,
    phoneNumber,
    offeringCode,
    monthlyOfferingPrice,
  }: AccountSubscriptionWire): Html =>
    html`<li><strong>${planName(offeringCode) ?? texts.notSold}</strong><span class="price">${formatMonthly(toOre(monthlyOfferingPrice))}</span>
<span class="soft">${firstName} ${lastName}, ${formatPhoneNumber(phoneNumber)}</span></li>`;
  return html`<section class="card"><h3>${isLegal ? texts.companyAccount(accountId) : texts.account(accountId)}</h3><ul class="lines">${subscriptions.map(line)}</ul></section>`;
}

const backLink = (href: string): Html => html`<p><a class="link" href="${href}">${texts.back}</a></p>`;
