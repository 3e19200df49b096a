import { formatPhoneNumber } from 'shared-domain/identity';
import { formatMonthly, formatPrice, ZERO } from 'shared-domain/money';
import { type Html, html } from 'shared-domain/servers/plain-page';
import { subscriptionText } from 'shared-domain/subscription';
import type { AgreementAccount } from './own-accounts';
import type { SwitchAgreement } from './switch-agreements';
import { texts } from './texts/nb';

export interface AgreementsView {
  readonly accounts: readonly AgreementAccount[];
  readonly agreements: readonly SwitchAgreement[];
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

export function agreementsPage({ accounts, agreements, action, returnPath, refusal }: AgreementsView): Html {
  const form = ({ agreementId, name }: SwitchAgreement): Html => html`<form method="post" action="${action}">
<input type="hidden" name="agreementId" value="${agreementId}"><input type="hidden" name="til" value="${returnPath}">
<button type="submit" aria-label="${texts.swapOf(name)}">${texts.swap}</button></form>`;
  return html`${NOTICE}
<h1>${texts.title}</h1>
${refusal === undefined ? null : html`<p class="notice error" role="alert">${refusal}</p>`}
<h2>${texts.switchAgreements}</h2>
${agreements.length === 0 ? html`<p>${texts.noAgreements}</p>` : agreements.map((agreement) => html`<section class="card"><h3>${agreement.name}</h3>${terms(agreement)}${form(agreement)}</section>`)}
<h2>${texts.subscriptions}</h2>
${accounts.length === 0 ? html`<p>${texts.noSubscriptions}</p>` : accounts.map(accountCard)}
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

function accountCard({ accountId, isLegal, subscriptions }: AgreementAccount): Html {
  const line = ({ user, phoneNumber, name, price, priceStriketrough, isSold }: (typeof subscriptions)[number]): Html =>
    html`<li><strong>${subscriptionText(name)}</strong><span class="price">${priceStriketrough === null ? null : html`<s class="soft">${priceStriketrough}</s> `}${price.amount}${price.unit}${isLegal ? ` ${texts.withoutVat}` : ''}</span>
<span class="soft">${user}, ${formatPhoneNumber(phoneNumber)}${isSold ? '' : ` · ${texts.notSold}`}</span></li>`;
  return html`<section class="card"><h3>${isLegal ? texts.companyAccount(accountId) : texts.account(accountId)}</h3><ul class="lines">${subscriptions.map(line)}</ul></section>`;
}

const backLink = (href: string): Html => html`<p><a class="link" href="${href}">${texts.back}</a></p>`;
