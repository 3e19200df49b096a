import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import type { DomainId, Menu, Navigation } from 'shared-domain/navigation';
import {
  ArrowRightIcon,
  Button,
  ChevronLeftIcon,
  Drawer,
  Heading,
  Icon,
  PersonIcon,
  Picture,
  Tabs,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { MenuSelection } from '../../state/header-menus';
import { texts } from '../../texts/nb';
import { SiteLink } from '../site-link';
import { UtilityLinks } from '../utility-links';
import { MenuRows } from './menu-rows';
import { Shortcuts } from './search-drawer';
import styles from './menu-drawer.module.css';

export interface MenuPromoProps {
  readonly lead: ListLead;
}

/** The product in front of a mega-menu's list. */
export function MenuPromo({ lead: { name, href, image } }: MenuPromoProps) {
  return (
    <SiteLink entry={{ link: href, appKey: 'web-shop' }} className={styles.promo}>
      <span className={styles.picture}>
        <Picture image={image} alt="" sizes="160px" width={160} height={160} />
      </span>
      <span className={styles.label}>{texts.popular}</span>
      <span className={styles.name}>
        {name}
        <Icon of={ArrowRightIcon} size={20} />
      </span>
    </SiteLink>
  );
}

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly navigation: Pick<Navigation, 'domains'>;
  readonly selection: MenuSelection;
  /** Products that show what the lists have. */
  readonly leads: readonly ListLead[];
  /** Label of the button in the foot: 'Logg inn', or the name of who is logged in. */
  readonly loginLabel: string;
  readonly onLogin: () => void;
}

/** 'Meny' of small screens (F2.1-14..17): domain tabs, rows that open sub-lists, 'Tilbake'. */
export function MenuDrawer({ open, onClose, navigation, selection, leads, loginLabel, onLogin }: MenuDrawerProps) {
  const { domain, activeLink, chooseDomain, chooseMenu } = selection;
  const [menu, setMenu] = useState<Menu | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMenu(null);
  }

  // The row or button that had the focus is gone after a change of level.
  const list = useRef<HTMLElement>(null);
  const lastMenu = useRef(menu);
  useEffect(() => {
    const left = lastMenu.current;
    if (left === menu) return;
    lastMenu.current = menu;
    if (!open) return;
    const targets = [
      ...(list.current?.querySelectorAll<HTMLElement>(menu ? '[data-level-heading]' : '[data-menu]') ?? []),
    ];
    (menu ? targets[0] : targets.find(({ dataset }) => dataset.menu === left?.name))?.focus();
  }, [menu, open]);

  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
  };
  if (menu) {
    const hasOwnPage = menu.links.some(({ link }) => link === menu.link);
    const back = (
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={ChevronLeftIcon} />}
        className={styles.back}
        onClick={() => setMenu(null)}
      >
        {texts.back}
      </Button>
    );
    return (
      <Drawer open={open} onClose={onClose} before={back} title={<VisuallyHidden>{texts.menu}</VisuallyHidden>}>
        <nav ref={list} aria-label={texts.mainNavigation} className={styles.menu}>
          <div data-level-heading tabIndex={-1} className={styles.levelHeading}>
            <Heading level={3} size="h2">
              {menu.name}
            </Heading>
          </div>
          <MenuRows
            entries={hasOwnPage ? menu.links : [{ ...menu, name: texts.allOf(menu.name), links: [] }, ...menu.links]}
            activeLink={activeLink}
            leads={leads}
            onFollow={(event) => {
              chooseMenu(menu);
              follow(event);
            }}
          />
          <Shortcuts entries={menu.highlightedLinks} />
        </nav>
      </Drawer>
    );
  }
  const footer = (
    <Button variant="secondary" fullWidth icon={<Icon of={PersonIcon} />} onClick={onLogin}>
      {loginLabel}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={texts.menu} footer={footer}>
      <nav ref={list} aria-label={texts.mainNavigation} className={styles.menu}>
        {domain && (
          <Tabs
            label={texts.domains}
            look="segmented"
            tabs={navigation.domains.map(({ id, name, link }) => ({ id, label: name, href: link }))}
            selected={domain.id}
            onSelect={(id) => chooseDomain(id as DomainId)}
          >
            <MenuRows entries={domain.menus} activeLink={activeLink} onFollow={follow} onOpen={setMenu} />
            <Shortcuts entries={domain.highlightedLinks} />
            <UtilityLinks entries={domain.utilityLinks} className={styles.utilities} onFollow={follow} />
          </Tabs>
        )}
      </nav>
    </Drawer>
  );
}
