import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { SkipLink } from 'shared-domain/ui';
import { CartPanelSlot } from './cart-panel-slot';
import { FooterFallback, HeaderFallback } from './fallbacks';
import { FrameSlot } from './frame-slot';
import { NavigationAnnouncer } from './navigation-announcer';
import { Toasts } from './toasts';
import styles from './layout.module.css';

const LENT_SLOTS = { cartPanel: CartPanelSlot };

/** The frame of every page: header, the route's page, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const props = useMemo(
    () => ({ realm: resolveRealm(pathname), pathname, appKey: 'web-shop', slots: LENT_SLOTS }) as const,
    [pathname],
  );
  return (
    <>
      <SkipLink href="#innhold" />
      <FrameSlot name="header" props={props} fallback={<HeaderFallback />} />
      <main id="innhold" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <FrameSlot name="footer" props={props} fallback={<FooterFallback />} />
      <Toasts />
      <NavigationAnnouncer />
    </>
  );
}
