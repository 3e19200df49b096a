import { type ReactNode, use, useId } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Icon,
  IconButton,
  MagnifyingGlassIcon,
  MenuHamburgerIcon,
  PersonCheckmarkIcon,
  PersonIcon,
  ShoppingBasketIcon,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { DrawerName } from '../state/header-store';
import { texts } from '../texts/nb';
import { SiteOrigin, useSiteHref } from './site-link';
import styles from './tools.module.css';

export interface ToolButtonProps {
  /** The script of open pages finds the tool by it. */
  readonly drawer: DrawerName;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** The pointer or the focus is on it: time to load what it opens. */
  readonly onIntent: () => void;
  readonly isOpen: boolean;
  /** Page that does the same without script. Absent: the tool does nothing without script. */
  readonly plainPage?: string;
  /** Parameter of that page. */
  readonly name?: string;
  readonly value?: string;
  readonly className?: string | undefined;
  readonly describedBy?: string;
}

/** A tool of the header: opens a drawer; before the script runs it is a form button that leads to a plain page. */
function ToolButton({
  drawer,
  label,
  icon,
  onClick,
  onIntent,
  isOpen,
  plainPage,
  name,
  value,
  className,
  describedBy,
}: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      showLabel
      data-tool={drawer}
      className={[styles.tool, className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      name={name}
      value={value}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      {...(plainPage === undefined ? { type: 'button' } : { type: 'submit', formAction: plainPage })}
    />
  );
}

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
