import { type ReactNode, useEffect, useRef } from 'react';
import { NAVIGATION_ANIMATION_DELAY_MS } from 'shared-domain/contracts/layout';
import { PATHS } from 'shared-domain/contracts/paths';
import type { DomainMenu, Menu, Navigation } from 'shared-domain/navigation';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { Logo } from 'shared-domain/ui';
import type { MenuSelection } from '../state/header-menus';
import { texts } from '../texts/nb';
import { MegaMenu } from './mega-menu';
import { SiteLink, useSiteHref } from './site-link';
import { CartTool, type CartToolProps, Tools, type ToolsProps } from './tools';
import { UtilityLinks } from './utility-links';
import styles from './site-header.module.css';
import tools from './tools.module.css';

export interface SimplifiedHeaderProps extends CartToolProps {
  readonly brand: PublicConfig['brand'];
  readonly logoLink: string;
  /** Absent: no 'Hjem' (F2.1-7). */
  readonly homeLink: string | null;
}

/** Word mark, 'Hjem' and the cart (F2.1-7): the customers of an equipment agreement buy in a shop of their own. */
export function SimplifiedHeader({ brand, logoLink, homeLink, ...cart }: SimplifiedHeaderProps) {
  const toHref = useSiteHref();
  return (
    <header className={`${styles.header} ${styles.simplified}`}>
      <div className={styles.bar}>
        <a href={toHref(logoLink)} className={styles.logo} aria-label={texts.toHome(brand.name)}>
          <Logo mark={brand.logo} name="" />
        </a>
        <nav aria-label={texts.mainNavigation} className={styles.navigation}>
          {homeLink !== null && (
            <a href={toHref(homeLink)} className={styles.home}>
              {texts.home}
            </a>
          )}
        </nav>
        <form method="get" action={toHref(PATHS.cart)} className={tools.tools}>
          <CartTool {...cart} />
        </form>
      </div>
    </header>
  );
}

export interface DomainRowProps {
  readonly domains: readonly DomainMenu[];
  readonly activeId: DomainMenu['id'];
  readonly onChoose: (id: DomainMenu['id']) => void;
}

/** The top-level menu: private, Bedrift, Borettslag (F2.1-3). */
export function DomainRow({ domains, activeId, onChoose }: DomainRowProps) {
  return (
    <ul aria-label={texts.domains} className={styles.domains}>
      {domains.map((domain) => (
        <li key={domain.id}>
          <SiteLink
            entry={domain}
            aria-current={domain.id === activeId || undefined}
            onClick={() => onChoose(domain.id)}
          >
            {domain.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export interface FullHeaderProps extends ToolsProps {
  readonly brand: PublicConfig['brand'];
  readonly navigation: Navigation;
  readonly selection: MenuSelection;
  /** A product of a menu's list; undefined: the menu has no products. */
  readonly promoOf: (menu: Menu) => ReactNode | undefined;
  readonly onExpectPromo: () => void;
}

/** The full header (F2.1-2): word mark, domains, menus of the active domain, tools. */
export function FullHeader({ brand, navigation, selection, promoOf, onExpectPromo, ...tools }: FullHeaderProps) {
  const header = useRef<HTMLElement>(null);
  // Nothing moves while the page comes up (F9.15-7). An attribute: the header is not drawn again for it.
  useEffect(() => {
    const timer = setTimeout(() => header.current?.setAttribute('data-animated', ''), NAVIGATION_ANIMATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { domain, activeMenu, activeLink, chooseDomain, chooseMenu } = selection;
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <SiteLink
          entry={{ link: PATHS.home, appKey: 'web-shop' }}
          className={styles.logo}
          aria-label={texts.toHome(brand.name)}
        >
          <Logo mark={brand.logo} name="" />
        </SiteLink>
        <nav aria-label={texts.mainNavigation} className={styles.navigation}>
          {domain && <DomainRow domains={navigation.domains} activeId={domain.id} onChoose={chooseDomain} />}
          {domain && <UtilityLinks entries={domain.utilityLinks} className={styles.utilities} />}
          {domain && (
            <ul className={styles.menus}>
              {domain.menus.map((menu) => (
                <MegaMenu
                  key={menu.name}
                  menu={menu}
                  domain={domain}
                  isActive={menu === activeMenu}
                  activeLink={activeLink}
                  onChoose={() => chooseMenu(menu)}
                  promo={promoOf(menu)}
                  onExpect={onExpectPromo}
                />
              ))}
            </ul>
          )}
        </nav>
        <Tools {...tools} />
      </div>
    </header>
  );
}
