import { useState, type FormEvent } from 'react';
import { Button, Drawer, Heading, Tabs } from 'shared-domain/ui';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Navigation } from 'shared-domain/navigation';
import { texts } from '../../texts/nb';
import { useFrameHref } from '../frame-link';
import { LinkRows, type LinkRowEntry } from './link-rows';
import styles from './drawers.module.css';

export interface MyPagesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isRetailer: boolean;
  readonly navigation: Pick<Navigation, 'myPages' | 'retailerLinks' | 'businessPortals'>;
  /** Absent on pages that are not ours: then the logout page does it. */
  readonly onLogout: (() => void) | null;
}

interface GroupProps {
  readonly heading: string;
  readonly entries: readonly LinkRowEntry[];
}

function Group({ heading, entries }: GroupProps) {
  return (
    <section className={styles.group}>
      <Heading level={3}>{heading}</Heading>
      <LinkRows label={heading} entries={entries} />
    </section>
  );
}

type TabId = 'private' | 'business';
const TABS = [
  { id: 'private', label: texts.privateHeading },
  { id: 'business', label: texts.businessHeading },
] as const satisfies readonly { readonly id: TabId; readonly label: string }[];

/** For who is logged in: store staff see their own links (F2.3-8), everyone else 'Mine sider' in two tabs (F2.3-9). */
export function MyPagesDrawer({ open, onClose, isRetailer, navigation, onLogout }: MyPagesDrawerProps) {
  const toHref = useFrameHref();
  const [tab, setTab] = useState<TabId>('private');
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
  if (isRetailer) {
    return (
      <Drawer open={open} onClose={onClose} title={texts.myPagesHeading} footer={footer}>
        <LinkRows label={texts.myPagesHeading} entries={navigation.retailerLinks} />
      </Drawer>
    );
  }
  return (
    <Drawer open={open} onClose={onClose} title={texts.myPagesTitle} footer={footer}>
      <Tabs
        label={texts.myPagesTitle}
        look="segmented"
        tabs={TABS}
        selected={tab}
        onSelect={(id) => setTab(id === 'business' ? 'business' : 'private')}
      >
        {tab === 'private' ? (
          <Group heading={texts.myPagesHeading} entries={navigation.myPages} />
        ) : (
          <Group heading={texts.businessPortalsHeading} entries={navigation.businessPortals} />
        )}
      </Tabs>
    </Drawer>
  );
}
