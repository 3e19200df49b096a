import { type Html, html, plainPageHeaders, renderPlainPage, trustedHtml } from 'shared-domain/servers/plain-page';
import type { IdentityConfig } from './identity-config';
import { DEMO_PASSWORD, PEOPLE, type Person } from './people';
import { texts } from './texts/nb';

export interface IdentityPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Site = Pick<IdentityConfig, 'brand' | 'shopOrigin'>;

const page = (site: Site, title: string, content: Html, status = 200, script?: string): IdentityPage => ({
  status,
  // Login and logout redirect to the shop, and `form-action` applies to redirects too.
  headers: plainPageHeaders({
    brand: site.brand,
    formAction: [site.shopOrigin],
    ...(script === undefined ? {} : { script }),
  }),
  body: renderPlainPage({
    title,
    brand: site.brand,
    homeHref: `${site.shopOrigin}/`,
    content,
    ...(script === undefined ? {} : { script }),
  }),
});

const backLink = (site: Site, text: string): Html =>
  html`<p><a class="link" href="${site.shopOrigin}/">${text}</a></p>`;

const kindOf = ({ isRetailer, isBusiness }: Person): string => {
  if (isRetailer) return texts.login.retailer;
  return isBusiness ? texts.login.business : texts.login.customer;
};

interface LoginForm {
  /** The text typed before. */
  readonly username?: string;
  /** A failed login shows a message with role alert. */
  readonly isWrong?: boolean;
  /** More than 0: too many wrong passwords. */
  readonly waitSeconds?: number;
}

export function loginPage(site: Site, action: string, form: LoginForm = {}): IdentityPage {
  const { login } = texts;
  const { username = '', isWrong = false, waitSeconds = 0 } = form;
  const isWaiting = waitSeconds > 0;
  const message = isWaiting ? `${login.tooMany} ${login.waitMinutes(Math.ceil(waitSeconds / 60))}` : login.wrong;
  const hasMessage = isWrong || isWaiting;
  const people = PEOPLE.map(
    (person) =>
      html`<li><code>${person.username}</code> ${person.givenName} ${person.familyName}, ${kindOf(person)}: ${person.demonstrates}</li>`,
  );
  const content = html`
<h1>${login.title}</h1>
<p class="notice">${login.demonstration}</p>
<div class="card">
${hasMessage ? html`<p class="notice error" role="alert" id="wrong">${message}</p>` : null}
<form method="post" action="${action}">
<label>${login.username}<input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${username}"${hasMessage ? html` aria-describedby="wrong"` : null}></label>
<label>${login.password}<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">${login.submit}</button>
</form>
<h2>${login.people}</h2>
<ul>${people}</ul>
<p class="soft">${login.passwordIs} <code>${DEMO_PASSWORD}</code></p>
</div>
${backLink(site, login.back)}`;
  if (!isWaiting) return page(site, login.title, content, isWrong ? 401 : 200);
  const waiting = page(site, login.title, content, 429);
  return { ...waiting, headers: { ...waiting.headers, 'retry-after': String(waitSeconds) } };
}

/** After the shop's own 'Logg ut' no confirmation is needed: the script submits the form. */
const PRESS_BUTTON = "document.querySelector('button').click()";

/**
 * @param form the provider's form with its secret, escaped
 * @param isAsked whether the shop sent the visitor, with its id token
 */
export function logoutPage(site: Site, form: string, isAsked: boolean): IdentityPage {
  const { logout } = texts;
  const content = html`
<h1>${logout.question}</h1>
<div class="card">${trustedHtml(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes">${logout.submit}</button></div>
${backLink(site, logout.back)}`;
  return page(site, logout.title, content, 200, isAsked ? PRESS_BUTTON : undefined);
}

export const loggedOutPage = (site: Site): IdentityPage =>
  page(site, texts.logout.doneTitle, html`<h1>${texts.logout.doneTitle}</h1>${backLink(site, texts.logout.back)}`);

export const errorPage = (site: Site, status: number, text: string = texts.error.text): IdentityPage =>
  page(
    site,
    texts.error.title,
    html`<h1>${texts.error.title}</h1><p class="notice">${text}</p>${backLink(site, texts.error.back)}`,
    status,
  );
