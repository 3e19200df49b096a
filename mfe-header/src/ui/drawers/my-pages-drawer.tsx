import { type FormEvent, useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { identityText, LOGIN_DRAWERS, type Role } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { Button, Drawer, Tabs } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import { useSiteHref } from '../site-link';
import { DrawerGroup } from './drawer-group';
import { LinkRows } from './link-rows';

export interface MyPagesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly role: Exclude<Role, 'anonymous'>;
  readonly navigation: Pick<Navigation, 'myPages' | 'retailerLinks' | 'businessPortals'>;
  /** Null on open pages of another origin: then the logout page does it. */
  readonly onLogout: (() => void) | null;
}

/** For who is logged in: store staff see their own links (F2.3-8), everyone else 'Mine sider' in two tabs (F2.3-9). */
export function MyPagesDrawer({ open, onClose, role, navigation, onLogout }: MyPagesDrawerProps) {
  const toHref = useSiteHref();
  const [chosen, choose] = useState('0');
  const { title, groups } = LOGIN_DRAWERS[role];
  const tabs = groups.flatMap(({ tab }, index) =>
    tab === null ? [] : [{ id: String(index), label: identityText(tab) }],
  );
  const { heading, links } = groups[Number(chosen)] ?? groups[0];
  const rows = <LinkRows label={identityText(heading)} entries={navigation[links]} />;
  const leave = (event: FormEvent) => {
    if (!onLogout) return;
    event.preventDefault();
    onLogout();
  };
  const footer = (
    <form method="get" action={toHref(PATHS.logout)} onSubmit={leave}>
      <Button type="submit" variant="secondary" fullWidth>
        {texts.logout}
      </Button>
    </form>
  );
  return (
    <Drawer open={open} onClose={onClose} title={identityText(title)} footer={footer}>
      {tabs.length === 0 ? (
        rows
      ) : (
        <Tabs label={identityText(title)} look="segmented" tabs={tabs} selected={chosen} onSelect={choose}>
          <DrawerGroup heading={identityText(heading)}>{rows}</DrawerGroup>
        </Tabs>
      )}
    </Drawer>
  );
}
