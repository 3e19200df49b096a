import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { useRevalidator } from 'shared-domain/runtime/router';
import { ButtonLink, Heading, Page, RowList, Text } from 'shared-domain/ui';
import type { RouteMatch } from '../federation/route-table';
import { texts } from '../texts/nb';
import { useDocumentHead } from './document-head';
import { FailedPage, PageFallback } from './fallbacks';
import type { PageData } from './load-page';
import { useShop } from './shop-context';
import { pageKey } from './shown-page';
import { Slot } from './slot';
import styles from './layout.module.css';

interface NotFoundPageProps {
  /** Pages with names similar to the requested one. */
  readonly near: readonly { readonly name: string; readonly href: string }[];
}

/** Page for an address without a page: links to similar ones, or to the main pages. */
export function NotFoundPage({ near }: NotFoundPageProps) {
  return (
    <Page>
      <div className={styles.message}>
        <div className={styles.words}>
          <Heading level={1}>{texts.notFound.title}</Heading>
          <Text size="lead" tone="soft">
            {texts.notFound.text}
          </Text>
          <div className={styles.actions}>
            <ButtonLink href={PATHS.home} variant="primary">
              {texts.notFound.home}
            </ButtonLink>
            <ButtonLink href={PATHS.handsets} variant="secondary">
              {texts.notFound.handsets}
            </ButtonLink>
          </div>
        </div>
        <section aria-labelledby="near">
          <Heading level={2} size="h3" id="near">
            {near.length > 0 ? texts.notFound.near : texts.notFound.elsewhere}
          </Heading>
          <RowList
            items={near.length > 0 ? near.map(({ name, href }) => ({ title: name, href })) : texts.notFound.places}
          />
        </section>
      </div>
    </Page>
  );
}

const FIRST_DELAY_MS = 4_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Tries again while the component is mounted: after 4, 8, 16 … seconds (at most a minute apart), and at once when the browser is
 * back online.
 *
 * @param retry must keep its identity between renders, or the delays start over
 */
export function useRecovery(retry: () => unknown): void {
  useEffect(() => {
    let delayMs = FIRST_DELAY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const tryAgain = () => {
      clearTimeout(timer);
      void retry();
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      timer = setTimeout(tryAgain, delayMs);
    };
    timer = setTimeout(tryAgain, delayMs);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [retry]);
}

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
