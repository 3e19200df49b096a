import { CUSTOMER_LIMIT_MS } from 'shared-domain/contracts/layout';
import { COOKIES, STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';

const { existingCustomer, authLock } = COOKIES;

/**
 * Where a customer has been in this browser, marks the document before the first paint by `data-customer`: the HTML has a stranger's prices, and
 * style sheets hide those that may be others for this customer. Until the session is checked (`customer-data`), or the limit has passed.
 */
export const AWAIT_CUSTOMER = `if(/(^|; )(${existingCustomer.name}|${authLock.name})=true/.test(document.cookie)&&!location.pathname.startsWith("/bedrift/")){document.documentElement.dataset.customer="";setTimeout(()=>delete document.documentElement.dataset.customer,${CUSTOMER_LIMIT_MS})}`;

/**
 * Hides announcements that were closed on this device, and the words of minimized ones, before the first paint. The HTML is the same for
 * everyone, and every other script comes after it. From its first effect on the header does it itself.
 */
export const HIDE_CLOSED_ANNOUNCEMENTS = `try{const s=new CSSStyleSheet,h=(n,e)=>{for(const k of JSON.parse(localStorage.getItem(n)||"[]"))s.insertRule("[data-as-sent] [data-announcement="+CSS.escape(k)+"]"+e+"{display:none}")};document.adoptedStyleSheets=[s];h("${STORAGE_KEYS.closedAnnouncements}","");h("${STORAGE_KEYS.minimizedAnnouncements}"," [data-foldable]")}catch{}`;

/**
 * Keeps a press on a control with `data-wait` (`useHeld`), and repeats it once when the attribute is gone. A list or a slider, whose state is
 * drawn apart from it, does not change until then. Inline, since it must be there before any script that is fetched.
 */
const HOLD_PRESSES = `{
const kept = new Set;
const seen = new MutationObserver(() => {
  for (const control of kept) if (!control.hasAttribute("data-wait")) {
    kept.delete(control);
    control.removeAttribute("aria-busy");
    control.click();
  }
});
const hold = (event) => {
  const control = event.target.closest?.("[data-wait]");
  if (!control) return;
  const isDrawnApart = control.matches("select,[type=range]");
  if (isDrawnApart ? event.key === "Tab" : event.type !== "click") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isDrawnApart || control.disabled) return;
  kept.add(control);
  control.setAttribute("aria-busy", "true");
  seen.observe(control, { attributes: true, attributeFilter: ["data-wait"] });
};
for (const type of ["click", "pointerdown", "mousedown", "keydown"]) addEventListener(type, hold, true);
}`;

/** The one inline script of a document, allowed by its hash: what cannot wait for the scripts that are fetched. Every page has it, so on one line. */
export const FIRST_SCRIPT = `${AWAIT_CUSTOMER}${HIDE_CLOSED_ANNOUNCEMENTS}${HOLD_PRESSES}`.replaceAll(/\n\s*/g, '');
