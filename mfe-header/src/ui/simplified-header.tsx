import { PATHS } from 'shared-domain/contracts/paths';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { Logo } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { CartTool, type CartToolProps } from './cart-tool';
import { useSiteHref } from './site-link';
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
