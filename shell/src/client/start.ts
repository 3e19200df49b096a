/**
 * The first script of every page, and a small one. Links and forms of the server's HTML work without script, so the pictures of
 * the first view load before the scripts, which are in the head as preloads for no medium (`media="not all"`).
 */
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { CONSENT_SELECTOR, LATER_SELECTOR, MAIN_SELECTOR, ROOT_ID } from '../page-state/page-state';
import { afterLargestPaint } from './largest-paint';

/** By then the page's own scripts have run. */
const CONSENT_DELAY_MS = 1_000;

/** In the degraded mode the page is empty, and waits for nothing but its scripts. */
const isRendered = document.querySelector(`#${ROOT_ID} > :not(noscript)`) !== null;

/** Nothing of the shop changes the server's HTML before the page's script: other programs do (browser-error-of.ts). */
const changes = new MutationObserver(() => {
  document.documentElement.dataset['changed'] = '';
});
const root = document.getElementById(ROOT_ID);
if (root) changes.observe(root, { childList: true, subtree: true });

void (isRendered ? afterLargestPaint() : Promise.resolve()).then(() => {
  const main = document.querySelector<HTMLLinkElement>(MAIN_SELECTOR);
  if (main) {
    const script = scriptOf(main);
    script.onload = () => changes.disconnect();
    document.head.append(script);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER_SELECTOR)) {
    const preload = link.cloneNode() as HTMLLinkElement;
    preload.removeAttribute('media');
    link.replaceWith(preload);
  }
  const consent = document.querySelector<HTMLLinkElement>(CONSENT_SELECTOR);
  if (consent) setTimeout(() => document.head.append(scriptOf(consent)), CONSENT_DELAY_MS);
});

function scriptOf({ href, integrity }: HTMLLinkElement): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptPolicy().createScriptURL(href);
  return script;
}
