import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { dismissToast, useToasts } from 'shared-domain/stores/toast-store';
import { SkipLink, ToastRegion } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { CartPanelSlot } from './cart-panel-slot';
import { FooterFallback, HeaderFallback } from './fallbacks';
import { pageKey, useShownPage } from './shown-page';
import { SiteChromeSlot } from './site-chrome-slot';
import styles from './layout.module.css';

/** Most pages are shown before: a bar that only flashes would disturb. */
const DELAY_MS = 150;

/** A line along the top while the next page is loading. The page before it stays usable, and is marked as busy. */
export function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const main = document.getElementById('innhold');
    const timer = setTimeout(() => {
      setShown(true);
      main?.setAttribute('aria-busy', 'true');
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
      main?.removeAttribute('aria-busy');
    };
  }, [isLoading]);
  return isShown ? <div role="progressbar" aria-label={texts.navigating} className={styles['progress']} /> : null;
}

/** After a navigation in the browser: focus goes to the page, and a screen reader hears where it is. */
export function NavigationAnnouncer() {
  const page = pageKey(useShownPage().match);
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(page);

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.getElementById('innhold')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(texts.navigated(document.title)), 100);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <div role="status" className={styles['announcer']}>
      {announcement}
    </div>
  );
}

const KINDS = { success: 'positive', info: 'info', error: 'negative' } as const;

/** The page's one toast region (P8-15). */
export function Toasts() {
  const toasts = useToasts().map(({ id, kind, text }) => ({ id, kind: KINDS[kind], text }));
  return <ToastRegion toasts={toasts} onDismiss={(id) => dismissToast(Number(id))} />;
}

const SLOTS_OF_THE_HEADER = { cartPanel: CartPanelSlot };
/** The same elements in every render: a slot whose props stay is not drawn again when only the query of the address changes. */
const HEADER_FALLBACK = <HeaderFallback />;
const FOOTER_FALLBACK = <FooterFallback />;

/** Every page: header, the route's page, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const props = useMemo(
    () => ({ realm: resolveRealm(pathname), pathname, appKey: 'web-shop', slots: SLOTS_OF_THE_HEADER }) as const,
    [pathname],
  );
  return (
    <>
      <SkipLink href="#innhold" />
      <SiteChromeSlot name="header" props={props} fallback={HEADER_FALLBACK} />
      <main id="innhold" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteChromeSlot name="footer" props={props} fallback={FOOTER_FALLBACK} />
      <Toasts />
      <NavigationAnnouncer />
    </>
  );
}
