import type { MouseEvent, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** On a dialog that is open: 'beside-scrollbar', or '' where the page's scrollbar takes no room. */
const HOLDS_PAGE = 'data-holds-page';

/** Tells base.css to hold the page still while a dialog is open: a rule with `:has(dialog:modal)` would search the whole page each time. */
function holdPage(): void {
  const html = document.documentElement;
  const isOpen = (value: string): boolean => document.querySelector(`dialog[${HOLDS_PAGE}${value}]`) !== null;
  html.toggleAttribute('data-held', isOpen(''));
  html.toggleAttribute('data-held-beside-scrollbar', isOpen('="beside-scrollbar"'));
}

function releasePage(dialog: HTMLDialogElement): void {
  dialog.removeAttribute(HOLDS_PAGE);
  holdPage();
}

/**
 * Opens and closes a native dialog as its `open` prop says. The browser keeps the focus inside, makes the rest inert and gives
 * the focus back. `mounted` stays true after the first opening, so that content is not in the server's HTML and does not vanish
 * while the dialog leaves.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      const besideScrollbar = window.innerWidth > document.documentElement.clientWidth;
      element.setAttribute(HOLDS_PAGE, besideScrollbar ? 'beside-scrollbar' : '');
      // Before the dialog opens, which lays the page out.
      holdPage();
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
    } else if (!open && element.open) {
      releasePage(element);
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
    }
  }, [open]);
  // A dialog that is removed with its page lets go too.
  useEffect(() => holdPage, []);

  // A scrolling body without focusable content needs a tab stop of its own, or some browsers cannot scroll it by keyboard.
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    // In this order: a size asks for a layout of the page.
    const needsStop = !element.querySelector(FOCUSABLE) && element.scrollHeight > element.clientHeight;
    if (needsStop) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });

  const handlers = {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      releasePage(event.currentTarget);
      if (open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
  return { dialog, body, mounted, handlers };
}
