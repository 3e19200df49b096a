import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

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
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
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
