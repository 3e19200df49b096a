import {
  type CartRow,
  type CartSum,
  cartSummary,
  cartText,
  displayedPrice,
  itemName,
  type NumberChoice,
  rowDetails,
} from 'shared-domain/cart';
import type { CartAnswer, CartItem } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';
import { formatMonthly, formatPrice } from 'shared-domain/money';
import { type Html, html } from 'shared-domain/servers/plain-page';
import { numberSection } from './number-section';
import { texts } from './texts/nb';

/** Links of the pages: addresses of the shop behind the edge. */
const CART = '/handlekurv/';
const HOME: Readonly<Record<CartAnswer['realm'], string>> = {
  B2C: '/',
  B2B: '/bedrift/',
  UKKO: '/bedrift/utstyrsavtale/',
};

export const NOTICE = html`<p class="notice">${texts.demonstration}</p>`;

export function emptyPage(realm: CartAnswer['realm']): Html {
  return html`${NOTICE}
<h1>${texts.emptyTitle}</h1>
<p>${texts.emptyText}</p>
<p><a class="button" href="${HOME[realm]}">${texts.toShop}</a></p>`;
}

/** The shop has told that the order is no more. */
export const expiredPage = (realm: CartAnswer['realm']): Html => html`${NOTICE}
<h1>${texts.expiredTitle}</h1>
<p>${texts.expiredText}</p>
<p><a class="button" href="${HOME[realm]}">${texts.toShop}</a></p>`;

/** How a payment can end badly; the order stays as it is. */
export const FAILED_PAYMENTS = ['avvist', 'tidsavbrudd'] as const;
/** Why an order is shown again: its payment failed, or it was not what was shown and nothing was paid. */
export const NOTICES = [...FAILED_PAYMENTS, 'endret', 'epost'] as const;
export type Notice = (typeof NOTICES)[number];

/** Names of the fields of an order's form. */
export const FIELDS = { shown: 'vist', email: 'epost', delivery: 'levering' } as const;

export interface OrderPage {
  readonly cart: CartAnswer;
  /** The version of the order, which the payment names. */
  readonly shown: string;
  /** Target of the forms: the page itself. */
  readonly action: string;
  /** How each plan gets its number. */
  readonly choices: readonly NumberChoice[];
  /** Null: it is shown for the first time. */
  readonly notice: Notice | null;
}

/** The order, what is needed to deliver it, its totals with the sum last, and the one way on. */
export function orderPage({ cart, shown, action, choices, notice }: OrderPage): Html {
  return html`${NOTICE}
<h1>${texts.heading[cart.realm]}</h1>
${notice && html`<p class="notice" role="alert">${texts.notices[notice]}</p>`}
${lines(cart)}
${numberSection(cart, choices, action)}
<form method="post" action="${action}"><input type="hidden" name="${FIELDS.shown}" value="${shown}">
<section class="card" aria-labelledby="contact"><h2 id="contact">${texts.contact}</h2><p>${texts.guest}</p>
<label>${texts.email}<input type="email" name="${FIELDS.email}" autocomplete="email" maxlength="254" required aria-describedby="email-use"></label><p class="soft" id="email-use">${texts.emailUse}</p></section>
${cartSummary(cart).delivery && deliveryChoice()}
${totals(cart)}
<section class="card" aria-labelledby="payment"><h2 id="payment">${texts.payment}</h2><p>${texts.paymentMarks}</p>
<button type="submit">${texts.pay}</button>
<p>${FAILED_PAYMENTS.map((outcome) => html`<button type="submit" class="link" name="utfall" value="${outcome}" formnovalidate>${texts.payAndFail[outcome]}</button> `)}</p></section></form>
<p><a class="link" href="${CART}">${texts.back}</a></p>`;
}

const deliveryChoice = (): Html => html`<fieldset class="card"><legend>${texts.delivery}</legend>
${DELIVERIES.map((way, index) => html`<label class="check"><input type="radio" name="${FIELDS.delivery}" value="${way}"${index === 0 ? html` checked` : null}><span>${texts.deliveries[way].name} <span class="soft">${texts.deliveries[way].firm}</span></span></label>`)}</fieldset>`;

/** Ways of delivery, as the order API names them. */
export const DELIVERIES = ['home', 'pickup'] as const;

/** @param orderNumber null: the order was paid before orders had numbers */
export function receiptPage(cart: CartAnswer, orderNumber: string | null): Html {
  return html`${NOTICE}
<h1>${texts.receiptTitle}</h1>
<p class="notice done" role="status">${texts.receiptText}</p>
${
  orderNumber &&
  html`<div class="card"><h2>${texts.reference} ${orderNumber.slice(0, 4)}\u00a0${orderNumber.slice(4)}</h2><p>${texts.receiptMailed}</p>
<p><a class="button" href="${PATHS.orderStatus}">${texts.follow}</a></p></div>`
}
${lines(cart)}
${totals(cart)}
<p><a class="link" href="${HOME[cart.realm]}">${texts.toShop}</a></p>`;
}

function lines(answer: CartAnswer): Html {
  return html`<section class="card" aria-labelledby="order"><h2 id="order">${texts.order}</h2><ul class="lines">${answer.cart.content.map((item) => line(item, answer))}</ul></section>`;
}

function line(item: CartItem, answer: CartAnswer): Html {
  const { uniqueDiscount: unique, ordinary } = displayedPrice(item, answer.realm) ?? {};
  const lowered = ordinary ? [cartText(ordinary), ...(item.discount?.name ? [item.discount.name] : [])] : [];
  const children = item.items.map(
    (child) =>
      html`<li><span>${child.name}</span><span class="price">${price(child, answer.realm)}</span>${details(child, answer, true)}</li>`,
  );
  return html`<li><strong>${itemName(item)}</strong><span class="price">${price(item, answer.realm)}</span>
${details(item, answer, false, unique ? [`${cartText(unique.name)} ${unique.amount}`] : lowered)}
${children.length > 0 ? html`<ul>${children}</ul>` : null}</li>`;
}

/** The details of a row: those of the cart below its name, and more. */
function details(item: CartRow, answer: CartAnswer, isNested: boolean, more: readonly string[] = []): Html | null {
  const price = displayedPrice(item, answer.realm);
  const own = rowDetails(item, answer, { isNested, price }).flat();
  const shown = [...(price?.later ? [price.later] : []), ...own].map(cartText).concat(more);
  return shown.length > 0 ? html`<span class="soft">${shown.join(', ')}</span>` : null;
}

/** The price of a row (F9.1-16..18); null for a row without a price. */
function price(item: CartRow, realm: CartAnswer['realm']): string {
  const shown = displayedPrice(item, realm);
  if (!shown) return '';
  return shown.isMonthly ? formatMonthly(shown.amount) : formatPrice(shown.amount);
}

/** The same sums, on the same basis, as in the cart that was handed over; what is paid now comes last. */
function totals(cart: CartAnswer): Html {
  const { monthly, upfront, monthlyVat, delivery, vatNote, foot, minimumTotal } = cartSummary(cart);
  const now = upfront.find(({ id }) => id === 'upfront');
  const row = (label: string, value: string | Html): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const shown = ({ label, value }: CartSum): Html => row(cartText(label), value);
  const total = (label: string, value: string): Html =>
    html`<div class="total"><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<section class="card" aria-labelledby="to-pay"><h2 id="to-pay">${texts.toPay}</h2><dl>
${
  cart.totals.monthly > 0
    ? row(
        `${texts.monthly} ${vatNote}`.trim(),
        html`${monthly.total.amount}${monthly.total.unit}${monthly.later && html` <small>${cartText(monthly.later)}</small>`}`,
      )
    : null
}
${monthlyVat.map(shown)}
${delivery ? row(cartText(delivery.label), delivery.struck ? html`<s>${delivery.struck}</s> ${delivery.value}` : cartText(delivery.from ?? { key: 'own', values: { text: delivery.value } })) : null}
${minimumTotal ? row(`${cartText({ key: 'minimumTotal' })} ${vatNote}`.trim(), minimumTotal) : null}
${upfront.filter(({ id }) => id !== 'upfront').map(shown)}
${now ? total(cartText(now.label), now.value) : total(cartText(foot.upfrontLabel), foot.upfront.amount)}
</dl></section>`;
}
