import { showToast } from 'shared-domain/stores/toast-store';
import type { PageRouter } from '../app/page-router';
import { offlineTexts } from '../texts/offline';
import { linkAt } from './on-intent';

/** Without a network the page stays and says so: the browser would show a page of its own in its place. */
export function keepPageOffline({ needsData }: Pick<PageRouter, 'needsData'>): void {
  // Before the links' own handlers, which leave alone what is prevented.
  document.addEventListener(
    'click',
    (event) => {
      const anchor = linkAt(event.target);
      if (navigator.onLine || !anchor || isOnThisPage(anchor) || !needsData(anchor)) return;
      event.preventDefault();
      showToast({ kind: 'error', text: offlineTexts.noConnection });
    },
    { capture: true },
  );
}

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
