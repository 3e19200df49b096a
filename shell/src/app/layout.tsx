import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { SkipLink } from 'shared-domain/ui';
import { CartPanelSlot } from './cart-panel-slot';
import { FooterFallback, HeaderFallback } from './fallbacks';
import { NavigationAnnouncer } from './navigation-announcer';
import { SiteChromeSlot } from './site-chrome-slot';
import { Toasts } from './toasts';
import styles from './layout.module.css';

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
