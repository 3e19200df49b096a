import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { useRevalidator } from 'shared-domain/runtime/router';
import type { RouteMatch } from '../federation/route-table';
import { useDocumentHead } from './document-head';
import { FailedPage, PageFallback } from './fallbacks';
import type { PageData } from './load-page';
import { NotFoundPage } from './not-found-page';
import { useShop } from './shop-context';
import { pageKey } from './shown-page';
import { Slot } from './slot';
import { useRecovery } from './use-recovery';

const pickPage = (module: PageModule) => module.Page;
/** The same elements in every render, so that the slot of a page whose data stays is not drawn again. */
const PAGE_FALLBACK = <PageFallback />;
const PAGE_FAILURE = <FailedPage onRetry={() => window.location.reload()} />;

interface RoutePageProps {
  /** Undefined: no page of the shop is at the address. */
  readonly match: RouteMatch | undefined;
  readonly data: PageData;
}

/** One route's page: what its remote draws, or the shell's not-found or failed page. */
export function RoutePage({ match, data: answer }: RoutePageProps) {
  const { pathname } = useLocation();
  const { modules, renderedAt } = useShop();
  useDocumentHead(match?.route, answer, pathname, modules);
  const data = answer.kind === 'data' ? answer.data : undefined;
  const realm = resolveRealm(pathname);
  const props = useMemo(() => ({ data, realm, renderedAt }), [data, realm, renderedAt]);

  if (answer.kind === 'not-found') return <NotFoundPage near={answer.near ?? []} />;
  if (answer.kind === 'unavailable' || !match) return <UnavailablePage />;
  // Another page is another instance: an error of one page must not be shown on the next.
  return (
    <Slot
      key={pageKey(match)}
      name="page"
      remote={match.route.remote}
      expose={match.route.expose}
      pick={pickPage}
      props={props}
      fallback={PAGE_FALLBACK}
      failure={PAGE_FAILURE}
    />
  );
}

/** The page's data is missing: loaded again after a while, when the browser is back online, or when the shopper asks. */
function UnavailablePage() {
  const { revalidate } = useRevalidator();
  useRecovery(revalidate);
  return <FailedPage onRetry={() => void revalidate()} />;
}
