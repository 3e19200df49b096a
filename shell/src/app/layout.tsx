import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { SkipLink } from 'shared-domain/ui';
import { CartPanelSlot } from './cart-panel-slot';
import { FooterFallback, HeaderFallback } from './fallbacks';
import { NavigationAnnouncer } from './navigation-announcer';
import { useShop } from './shop-context';
import { Slot } from './slot';
import { Toasts } from './toasts';
import styles from './layout.module.css';

const pickSlot = (module: SlotModule) => module.Slot;
const LENT_SLOTS = { cartPanel: CartPanelSlot };

/** The frame of every page: header, the route's page, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const { slotData } = useShop();
  const frame = useMemo(() => {
    const props = { realm: resolveRealm(pathname), pathname, appKey: 'web-shop', slots: LENT_SLOTS } as const;
    return { header: { ...props, data: slotData['header'] }, footer: { ...props, data: slotData['footer'] } };
  }, [pathname, slotData]);
  return (
    <>
      <SkipLink href="#innhold" />
      <Slot name="header" remote="mfe-header" expose="./header" pick={pickSlot} props={frame.header} fallback={<HeaderFallback />} />
      <main id="innhold" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Slot name="footer" remote="mfe-header" expose="./footer" pick={pickSlot} props={frame.footer} fallback={<FooterFallback />} />
      <Toasts />
      <NavigationAnnouncer />
    </>
  );
}
