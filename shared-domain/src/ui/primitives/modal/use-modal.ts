import type { MouseEvent, SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Opens and closes a native dialog as its `open` prop says. The browser keeps the focus inside, makes the rest inert and gives
 * the focus back; the scroll lock is a rule of base.css (`html:has(dialog:modal)`). `mounted` stays true after the first
 * opening, so that content is not in the server's HTML and does not vanish while the dialog leaves.
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
      element.toggleAttribute('data-beside-scrollbar', window.innerWidth > document.documentElement.clientWidth);
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
    } else if (!open && element.open) {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
    }
  }, [open]);

  // A scrolling body without focusable content needs a tab stop of its own, or some browsers cannot scroll it by keyboard.
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const needsStop = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
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
      if (event.target === event.currentTarget && open) onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
  return { dialog, body, mounted, handlers };
}
