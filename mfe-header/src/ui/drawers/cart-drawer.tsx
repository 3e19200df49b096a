import { type ComponentType, useEffect, useId, useRef } from 'react';
import { cartText } from 'shared-domain/cart';
import { Alert, Drawer } from 'shared-domain/ui';
import { drawerTitle } from '../../rules/drawers';
import type { AddedLine } from '../../state/header-store';
import { cartTexts } from '../../texts/drawers-nb';
import styles from './cart-drawer.module.css';

export interface CartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly itemCount: number;
  /** An update is under way: what is shown may be rolled back. */
  readonly isPending: boolean;
  /** Null when the visitor opened the drawer. */
  readonly added: AddedLine | null;
  /** Lent by the shell (F2.5-3). */
  readonly Panel: ComponentType;
}

/**
 * 'Handlekurv (n)' (F2.5-3). A cart without items closes it (F2.5-2, F4.1-1), but not while a dialog of the panel is open in it: the message
 * that the order was emptied (F2.5-8) stays readable. Nor while the panel says by `data-keeps-open` that it has something to offer.
 */
export function CartDrawer({ open, onClose, itemCount, isPending, added, Panel }: CartDrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const addedId = useId();
  useEffect(() => {
    const element = content.current;
    if (!open || itemCount > 0 || isPending || !element) return;
    const closeUnlessCovered = (): void => {
      if (!element.querySelector('dialog[open], [data-keeps-open]')) onClose();
    };
    closeUnlessCovered();
    // The event `close` of a dialog does not bubble.
    element.addEventListener('close', closeUnlessCovered, true);
    return () => element.removeEventListener('close', closeUnlessCovered, true);
  }, [open, itemCount, isPending, onClose]);
  // The button that opened it is gone with the last item, and the focus with it: to nowhere, or left in what is closed.
  const wasOpen = useRef(open);
  useEffect(() => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === body || content.current?.closest('dialog')?.contains(activeElement) === true;
    const hasLostFocus = wasOpen.current && !open && isNowhere;
    wasOpen.current = open;
    if (hasLostFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <Drawer open={open} onClose={onClose} title={cartText(drawerTitle(itemCount))} describedBy={added && addedId}>
      <div ref={content}>
        {added !== null && (
          <div id={addedId} className={styles.added}>
            <Alert kind="positive">
              <strong>{added.message ?? cartTexts.added}</strong> {added.name}
            </Alert>
          </div>
        )}
        <Panel />
      </div>
    </Drawer>
  );
}
