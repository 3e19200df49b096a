import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element of the page in sight and in reach while a modal dialog is open: the dialog covers everything outside of it, and
 * takes it from the keyboard and from assistive technology. So the element goes into the dialog that was opened last, and comes
 * home when it closes; while it has content it is a popover, above all. Its parent must hold nothing else.
 *
 * The dialogs are found in the document, since each remote has its own copy of the parts.
 */
export function useAboveModals(element: RefObject<HTMLElement | null>): void {
  const place = useRef(() => undefined as void);

  useLayoutEffect(() => {
    const moved = element.current;
    const home = moved?.parentElement;
    if (!moved || !home) return undefined;
    const observer = new MutationObserver(() => place.current());
    place.current = () => {
      const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
      if (moved.parentElement !== host) host.append(moved);
      // A dialog that is taken out of the page while it is open changes no attribute.
      observer.observe(document.body, {
        subtree: true,
        attributes: true,
        attributeFilter: ['open'],
        childList: host !== home,
      });
      if (typeof moved.showPopover !== 'function') return;
      const isRaised = moved.matches(':popover-open');
      if (moved.hasChildNodes() && !isRaised) moved.showPopover();
      if (!moved.hasChildNodes() && isRaised) moved.hidePopover();
    };
    return () => {
      observer.disconnect();
      home.append(moved);
    };
  }, [element]);

  useLayoutEffect(() => place.current());
}
