/**
 * The first script of every page, and a small one. The server's HTML stands, its links and forms work: so the pictures of the
 * first view come before the scripts, which are named in the head as preloads for no medium (`media="not all"`).
 */
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { afterFirstPictures } from './in-steps';
import { LATER_SELECTOR, MAIN_SELECTOR } from './page-state';

void afterFirstPictures().then(() => {
  const main = document.querySelector<HTMLLinkElement>(MAIN_SELECTOR);
  if (main) document.head.append(scriptOf(main));
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER_SELECTOR)) {
    const preload = link.cloneNode() as HTMLLinkElement;
    preload.removeAttribute('media');
    link.replaceWith(preload);
  }
});

function scriptOf({ href, integrity }: HTMLLinkElement): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptPolicy().createScriptURL(href);
  return script;
}
