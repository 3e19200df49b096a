import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { DomainMenu, Menu } from 'shared-domain/navigation';
import { ChevronDownIcon, Icon, IconButton } from 'shared-domain/ui';
import { menuColumns, menuShortcuts } from '../rules/menu';
import { texts } from '../texts/nb';
import { SiteLink } from './site-link';
import styles from './mega-menu.module.css';

/** How long a mouse rests on an entry before its panel opens. */
export const HOVER_OPEN_MS = 150;
/** How long it may be away before the panel closes: the way to it is not straight. */
const HOVER_CLOSE_MS = 300;
/** A click this soon after belongs to the hand that came to open it. */
const SAME_GESTURE_MS = 500;

/**
 * Opens a popover when a mouse rests on its entry, and closes it when the mouse leaves. Touch and keyboard are left to the entry's button;
 * a click on that keeps the panel open.
 *
 * @param panel the native popover, inside the entry
 */
function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Time of the opening by hover; null: by something else, or not at all. */
  const openedAt = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  };
  const open = () => {
    openedAt.current = performance.now();
    panel.current?.showPopover?.();
  };
  const close = () => {
    // Someone reads it by keyboard.
    if (panel.current?.contains(document.activeElement)) return;
    openedAt.current = null;
    panel.current?.hidePopover?.();
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (openedAt.current === null) later(open, HOVER_OPEN_MS);
      else clearTimeout(timer.current);
    },
    onPointerLeave: () => {
      if (openedAt.current === null) clearTimeout(timer.current);
      else later(close, HOVER_CLOSE_MS);
    },
    /** Handles a press of the entry's button. */
    onToggle: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (openedAt.current !== null && performance.now() - openedAt.current < SAME_GESTURE_MS) event.preventDefault();
      openedAt.current = null;
    },
  };
}

/** More links than this are laid out in two columns, so that the panel stays low. */
const MANY_LINKS = 5;

export interface MegaMenuProps {
  readonly menu: Menu;
  readonly domain: DomainMenu;
  readonly isActive: boolean;
  /** Address of the active menu link (F2.1-12). */
  readonly activeLink: string | null;
  readonly onChoose: () => void;
  /** A product of the menu's list, when it has come; undefined: the menu has no products. */
  readonly promo: ReactNode | undefined;
  /** The pointer or the focus is on the entry: time to load the promo. */
  readonly onExpect: () => void;
}

/**
 * One entry of the main menu: a link to its section, and beside it a button for its panel. The panel is a native popover, so it
 * opens, closes by Esc or a click outside and hands back the focus without any script (F2.1-4). A mouse that rests on the entry opens it, too.
 */
export function MegaMenu({ menu, domain, isActive, activeLink, onChoose, promo, onExpect }: MegaMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { onToggle, ...hover } = useHoverIntent(panel);
  const { first, second } = menuColumns(menu.links);
  const shortcuts = menuShortcuts(menu, domain);
  const current = (link: string) => (link === activeLink ? ('page' as const) : undefined);
  /** Leaves the panel: a router link does not load a page that would close it. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    onChoose();
  };
  const rows = (entries: readonly Menu['links'][number][]) =>
    entries.map((entry) => (
      <li key={`${entry.link} ${entry.name}`}>
        <SiteLink entry={entry} aria-current={current(entry.link)} onClick={follow}>
          {entry.name}
        </SiteLink>
      </li>
    ));
  /** The next stop of the keyboard must not be below an open panel (a click outside closes it by itself). */
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  };
  const hasPromo = promo !== undefined;
  const expectPromo = hasPromo ? onExpect : undefined;
  return (
    <li
      className={styles.entry}
      onBlur={closeBehind}
      onFocus={expectPromo}
      onPointerEnter={(event: PointerEvent) => {
        expectPromo?.();
        hover.onPointerEnter(event);
      }}
      onPointerLeave={hover.onPointerLeave}
    >
      <SiteLink
        entry={menu}
        className={styles.link}
        aria-current={current(menu.link) ?? (isActive || undefined)}
        onClick={onChoose}
      >
        {menu.name}
      </SiteLink>
      {menu.links.length > 0 && (
        <>
          <IconButton
            label={texts.menuPanel(menu.name)}
            icon={<Icon of={ChevronDownIcon} size={20} />}
            popoverTarget={id}
            className={styles.toggle}
            onClick={onToggle}
          />
          <div ref={panel} id={id} popover="auto" className={styles.panel}>
            <div className={styles.scroll}>
              <div className={hasPromo ? `${styles.columns} ${styles.withPromo}` : styles.columns}>
                <div>
                  <p className={styles.label}>{menu.name}</p>
                  <ul className={styles.first}>{rows(first)}</ul>
                </div>
                <div>
                  {second.length > 0 && (
                    <>
                      <p className={styles.label}>{texts.moreOf(menu.name)}</p>
                      <ul className={second.length > MANY_LINKS ? styles.secondWide : styles.second}>{rows(second)}</ul>
                    </>
                  )}
                </div>
                {shortcuts.length > 0 && (
                  <div className={styles.shortcuts}>
                    <p className={styles.label}>{texts.shortcuts}</p>
                    <ul>
                      {shortcuts.map((entry) => (
                        <li key={`${entry.link} ${entry.name}`}>
                          <SiteLink entry={entry} onClick={follow}>
                            {entry.name}
                          </SiteLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
                {hasPromo && <div className={styles.promo}>{promo}</div>}
              </div>
            </div>
          </div>
        </>
      )}
    </li>
  );
}
