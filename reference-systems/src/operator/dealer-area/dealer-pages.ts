import { PATHS } from 'shared-domain/contracts/paths';
import type { RetailerSession } from 'shared-domain/identity';
import { type Html, html } from 'shared-domain/servers/plain-page';
import { DEALER_PAGE_NAMES, DEALER_PAGES, type DealerPage } from './pages';
import { STORES, type Store } from './stores';
import { texts } from './texts/nb';

const NOTICE = html`<p class="notice">${texts.demonstration}</p>`;
const BACK = html`<p><a class="link" href="${PATHS.home}">${texts.back}</a></p>`;

/** @param session the store chosen before; null: none */
export function dealerPage(page: DealerPage, session: RetailerSession | null, content: Html): Html {
  const links = DEALER_PAGE_NAMES.map(
    (name) =>
      html`<li><a class="link" href="${DEALER_PAGES[name]}"${name === page ? html` aria-current="page"` : null}>${texts.titles[name]}</a></li>`,
  );
  return html`${NOTICE}
<h1>${texts.titles[page]}</h1>
<p>${session ? texts.working(session.storeName, session.employeeName) : texts.noStore}</p>
${content}
<nav aria-label="${texts.menu}"><ul>${links}</ul></nav>
${BACK}`;
}

export const pageText = (page: Exclude<DealerPage, 'store'>): Html =>
  html`<div class="card"><p>${texts.content[page]}</p></div>`;

/** @param chosen the store's code that was chosen before; undefined: none */
export function storeForm(chosen: string | undefined, isUnknown = false): Html {
  const option = ({ code, name, city }: Store): Html =>
    html`<option value="${code}"${code === chosen ? html` selected` : null}>${name}, ${city}</option>`;
  return html`<div class="card">
${isUnknown ? html`<p class="notice error" role="alert">${texts.unknownStore}</p>` : html`<p>${texts.chooseStore}</p>`}
<form method="post" action="${DEALER_PAGES.store}">
<label>${texts.store}<select name="storeId" required>${STORES.map(option)}</select></label>
<button type="submit">${texts.choose}</button>
</form></div>`;
}

/** @param loginHref returns to the requested page after the login */
export const visitorPage = (loginHref: string): Html => html`${NOTICE}
<h1>${texts.visitorTitle}</h1>
<p>${texts.visitorText}</p>
<p><a class="button" href="${loginHref}">${texts.logIn}</a></p>
${BACK}`;

/** For a customer. */
export const deniedPage = (): Html => html`${NOTICE}
<h1>${texts.deniedTitle}</h1>
<p>${texts.deniedText}</p>
<p><a class="button" href="${PATHS.agreements}/">${texts.toMinSide}</a></p>
${BACK}`;
