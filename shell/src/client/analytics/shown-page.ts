import { type AnalyticsFact, type ShopError, shopErrorEvent } from 'shared-domain/analytics';
import type { PageRouter } from '../../app/page-router';

export type Router = Pick<PageRouter, 'state' | 'subscribe'>;
type Page = ReturnType<Router['state']>['page'];

export interface ReportedPage {
  /** When it appeared, by `performance.now`. */
  readonly openedAtMs: () => number;
  /** Whether this page has reported the same before, as when it is drawn again or the visitor comes back to it; from now on it has. */
  readonly isReported: (fact: AnalyticsFact) => boolean;
  /** Reports pages that were not found or failed, the shown one at once. @returns stops it */
  readonly onError: (report: (event: ShopError) => void) => () => void;
}

/** The entry of the history that is shown. The router's library counts them; a variant or a filter replaces its entry. */
const entry = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0;

const errorOf = (page: Page | undefined): ShopError | null => {
  if (page?.data?.kind === 'not-found') return shopErrorEvent('pageNotFound', 404);
  return page?.data?.kind === 'unavailable' ? shopErrorEvent('pageFailed') : null;
};

/** A key of what was shown, without the variant of a product; null for an action, which may be repeated. */
function keyOf(fact: AnalyticsFact): string | null {
  if (fact.kind === 'product-shown') return JSON.stringify([fact.kind, fact.product.name]);
  if (fact.kind !== 'products-listed') return null;
  return JSON.stringify([fact.kind, fact.place, fact.items.map(({ sku, name }) => sku ?? name)]);
}

/** A document that the browser's buttons lead back to has been reported when it was first opened. */
function isReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}

/** @param router absent on open pages, which have no pages of the shop */
export function createShownPage(router: Router | undefined): ReportedPage {
  /** Keys of what was reported, by entry of the history. */
  const reported = new Map<number, Set<string>>();
  let openedAtMs = 0;
  let shown = router?.state().page;
  let isReturn = isReturnedTo();
  /** Kinds whose first report on this page is a repetition that is not remembered. */
  const repeated = new Set<string>(isReturn ? ['product-shown', 'products-listed'] : []);

  return {
    openedAtMs: () => openedAtMs,
    isReported(fact) {
      const key = keyOf(fact);
      if (key === null) return false;
      const known = reported.get(entry()) ?? new Set();
      reported.set(entry(), known);
      const isKnown = known.has(key) || repeated.delete(fact.kind);
      known.add(key);
      return isKnown;
    },
    onError(report) {
      if (!router) return () => undefined;
      const reportError = (): void => {
        const error = errorOf(shown);
        if (error && !isReturn) report(error);
      };
      reportError();
      return router.subscribe(() => {
        const before = shown;
        shown = router.state().page;
        if (shown === before) return;
        const { location, action } = shown;
        const isSamePage = action === 'REPLACE' || location.pathname === before?.location.pathname;
        if (!isSamePage) {
          isReturn = action === 'POP';
          openedAtMs = performance.now();
          repeated.clear();
          if (!isReturn) reported.delete(entry());
        }
        if (!isSamePage || errorOf(before) === null) reportError();
      });
    },
  };
}
