import { PATHS } from 'shared-domain/contracts/paths';
import { Icon, MagnifyingGlassIcon, MenuHamburgerIcon, PersonCheckmarkIcon, PersonIcon } from 'shared-domain/ui';
import type { DrawerName } from '../state/header-store';
import { texts } from '../texts/nb';
import { CartTool } from './cart-tool';
import { useSiteHref } from './site-link';
import { ToolButton } from './tool-button';
import styles from './tools.module.css';

export interface ToolsProps {
  /** 'Logg inn', or the name of who is logged in (F2.3-2, F2.3-7). */
  readonly loginLabel: string;
  readonly isLoggedIn: boolean;
  readonly itemCount: number;
  readonly hasCartDrawer: boolean;
  readonly openDrawer: DrawerName | null;
  readonly onOpen: (drawer: DrawerName) => void;
  readonly onIntent: () => void;
}

/** Søk, Logg inn, Handlekurv and, below 1024 px, Meny (F2.1-5). */
export function Tools({ loginLabel, isLoggedIn, itemCount, hasCartDrawer, openDrawer, onOpen, onIntent }: ToolsProps) {
  const toHref = useSiteHref();
  const tool = (drawer: DrawerName) => ({
    drawer,
    isOpen: openDrawer === drawer,
    onIntent,
    onClick: () => onOpen(drawer),
  });
  return (
    <form method="get" action={toHref(PATHS.search)} className={styles.tools}>
      <ToolButton
        {...tool('search')}
        label={texts.search}
        icon={<Icon of={MagnifyingGlassIcon} />}
        plainPage={toHref(PATHS.search)}
      />
      <ToolButton
        {...tool('login')}
        label={loginLabel}
        icon={<Icon of={isLoggedIn ? PersonCheckmarkIcon : PersonIcon} />}
        {...(isLoggedIn
          ? { plainPage: toHref(PATHS.myPagesHome) }
          : { plainPage: toHref(PATHS.login), name: 'til', value: PATHS.myPagesHome })}
        className={styles.login}
      />
      <CartTool
        itemCount={itemCount}
        hasDrawer={hasCartDrawer}
        isOpen={openDrawer === 'cart'}
        onOpen={() => onOpen('cart')}
        onIntent={onIntent}
      />
      <ToolButton {...tool('menu')} label={texts.menu} icon={<Icon of={MenuHamburgerIcon} />} className={styles.menu} />
    </form>
  );
}
