import { type ReactNode, use, useId } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { Icon, ShoppingBasketIcon, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { SiteOrigin, useSiteHref } from './site-link';
import { ToolButton } from './tool-button';
import styles from './tools.module.css';

export interface CartToolProps {
  /** Items by F5.1-5. */
  readonly itemCount: number;
  /** False on a page without the drawer's content: then the tool is a link to the cart page. */
  readonly hasDrawer: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onIntent: () => void;
}

function CartIcon({ itemCount }: { readonly itemCount: number }) {
  return (
    <span className={styles.cartIcon}>
      <Icon of={ShoppingBasketIcon} />
      <span key={itemCount} className={styles.badge}>
        {itemCount > 99 ? '99+' : itemCount}
      </span>
    </span>
  );
}

/**
 * The cart's place in the header: at 0 items neither anything to see nor any room, then it opens gently; without script a plain link
 * (F2.5-2, F2.5-3). On an open page it is a link that is always there: its script shows the count, or hides it, without moving anything.
 */
export function CartTool({ itemCount, hasDrawer, isOpen, onOpen, onIntent }: CartToolProps) {
  const countId = useId();
  const href = useSiteHref()(PATHS.cart);
  const isOpenPage = use(SiteOrigin) !== '';
  const plainLink = (icon: ReactNode) => (
    <a
      href={href}
      data-tool="cart"
      data-count={isOpenPage && itemCount > 0 ? itemCount : undefined}
      className={styles.plainLink}
      aria-describedby={itemCount > 0 ? countId : undefined}
    >
      <span aria-hidden>{icon}</span>
      <span>{texts.cart}</span>
    </a>
  );
  return (
    <div className={itemCount > 0 || isOpenPage ? styles.cartRoom : styles.noCart}>
      {itemCount === 0 && isOpenPage && plainLink(<Icon of={ShoppingBasketIcon} />)}
      {itemCount === 0 && !isOpenPage && <noscript>{plainLink(<Icon of={ShoppingBasketIcon} />)}</noscript>}
      {itemCount > 0 && hasDrawer && (
        <ToolButton
          drawer="cart"
          label={texts.cart}
          icon={<CartIcon itemCount={itemCount} />}
          isOpen={isOpen}
          onClick={onOpen}
          onIntent={onIntent}
          plainPage={href}
          describedBy={countId}
        />
      )}
      {itemCount > 0 && !hasDrawer && plainLink(<CartIcon itemCount={itemCount} />)}
      {itemCount > 0 && (
        <span id={countId}>
          <VisuallyHidden>{texts.cartCount(itemCount)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
