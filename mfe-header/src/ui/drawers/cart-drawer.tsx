import { type ComponentType, useEffect, useRef } from 'react';
import { cartText, drawerTitle } from 'shared-domain/cart';
import { Drawer } from 'shared-domain/ui';

export interface CartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly itemCount: number;
  /** An update is under way: what is shown may be rolled back. */
  readonly isPending: boolean;
  /** Lent by the shell (F2.5-3). */
  readonly Panel: ComponentType;
}

/**
 * 'Handlekurv (n)' (F2.5-3). A cart without items closes it (F2.5-2, F4.1-1), but not while a dialog of the panel is open in it:
 * the message that the order was emptied (F2.5-8) stays readable.
 */
export function CartDrawer({ open, onClose, itemCount, isPending, Panel }: CartDrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (!open || itemCount > 0 || isPending || !element) return;
    const closeUnlessCovered = (): void => {
      if (!element.querySelector('dialog[open]')) onClose();
    };
    closeUnlessCovered();
    // The event `close` of a dialog does not bubble.
    element.addEventListener('close', closeUnlessCovered, true);
    return () => element.removeEventListener('close', closeUnlessCovered, true);
  }, [open, itemCount, isPending, onClose]);
  return (
    <Drawer open={open} onClose={onClose} title={cartText(drawerTitle(itemCount))}>
      <div ref={content}>
        <Panel />
      </div>
    </Drawer>
  );
}
