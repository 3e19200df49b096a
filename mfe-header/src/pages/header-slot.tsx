import { useCallback, useEffect } from 'react';
import type { SlotProps } from 'shared-domain/contracts/exposes';
import { identityText, loginLabel } from 'shared-domain/identity';
import { announcementKey, announcementsOf, resolveHeader } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { useSession } from 'shared-domain/stores/session-store';
import type { HeaderData } from '../data/header-loader';
import {
  closeAnnouncement,
  closeDrawer,
  type DrawerName,
  openDrawer,
  restoreAnnouncements,
  toggleAnnouncement,
  useHeader,
} from '../state/header-store';
import { useCartCount } from '../state/use-cart-count';
import { requestCartDrawer, useCartDrawerRequests } from '../state/use-cart-drawer-requests';
import { useHeaderResize } from '../state/use-header-resize';
import { useMenuSelection } from '../state/use-menu-selection';
import { Announcements } from '../ui/announcements';
import { FullHeader } from '../ui/full-header';
import { SimplifiedHeader } from '../ui/simplified-header';
import { SiteOrigin } from '../ui/site-link';
import { HeaderDrawers } from './header-drawers';
import { loadDrawers, preloadDrawers } from './load-drawers';

function open(drawer: DrawerName): void {
  if (drawer === 'cart') requestCartDrawer();
  else openDrawer(drawer);
}

/** The site's header with its drawers, and the announcements below it. */
export function HeaderSlot({ data, pathname, slots, appKey }: SlotProps<HeaderData>) {
  const { navigation, announcements } = data;
  const { brand, shopOrigin } = getConfig();
  const selection = useMenuSelection(navigation, pathname, appKey);
  const user = useSession((session) => session.user);
  const view = useHeader();
  const isOurOrigin = useCallback(
    () => window.location.origin === shopOrigin || appKey === 'web-shop',
    [shopOrigin, appKey],
  );
  const itemCount = useCartCount(isOurOrigin);
  const CartPanel = slots?.cartPanel;
  useCartDrawerRequests(CartPanel !== undefined, loadDrawers);

  // A navigation of the router leaves the drawer behind; a full one takes it along.
  useEffect(() => () => closeDrawer(), [pathname]);

  useHeaderResize();
  useEffect(restoreAnnouncements, []);
  const visible = announcementsOf(announcements, pathname).filter(
    (entry) => !view.closedAnnouncements.includes(announcementKey(entry)),
  );
  const cart = { itemCount, hasDrawer: CartPanel !== undefined, isOpen: view.openDrawer === 'cart' };
  return (
    <SiteOrigin value={appKey === 'open-pages' ? shopOrigin : ''}>
      {resolveHeader({ pathname, hasDeviceSite: navigation.simplified.forBusinesses }) === 'simplified' ? (
        <SimplifiedHeader
          {...cart}
          brand={brand}
          logoLink={navigation.simplified.logoLink}
          homeLink={navigation.simplified.homeLink}
          onOpen={requestCartDrawer}
          onIntent={preloadDrawers}
        />
      ) : (
        <FullHeader
          brand={brand}
          navigation={navigation}
          selection={selection}
          loginLabel={identityText(loginLabel(user))}
          isLoggedIn={user !== null}
          itemCount={itemCount}
          hasCartDrawer={CartPanel !== undefined}
          openDrawer={view.openDrawer}
          onOpen={open}
          onIntent={preloadDrawers}
        />
      )}
      <Announcements
        entries={visible}
        minimized={view.minimizedAnnouncements}
        isAsSent={!view.areAnnouncementsRestored}
        onClose={closeAnnouncement}
        onToggle={toggleAnnouncement}
      />
      <HeaderDrawers
        navigation={navigation}
        selection={selection}
        user={user}
        itemCount={itemCount}
        hasSession={isOurOrigin}
        CartPanel={CartPanel}
      />
    </SiteOrigin>
  );
}
