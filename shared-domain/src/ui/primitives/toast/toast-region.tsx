import { type FocusEvent, lazy, Suspense, useRef } from 'react';
import type { ToastItem, ToastProps } from './toast';
import { useAboveModals } from './use-above-modals';
import { SHOWN_MS, useShownTime } from './use-shown-time';
import styles from './toast.module.css';

/** A message whose looks could not be fetched: its text, for as long. */
function PlainToast({ toast, onDismiss }: ToastProps) {
  useShownTime(SHOWN_MS, false, onDismiss);
  return <div className={styles.toast}>{toast.text}</div>;
}

export type { ToastItem };

/** With its icons it is fetched with the first message: most visits have none. */
const Toast = lazy(() =>
  import('./toast').then(
    ({ Toast }) => ({ default: Toast }),
    () => ({ default: PlainToast }),
  ),
);

export interface ToastRegionProps {
  readonly toasts: readonly ToastItem[];
  /** Called after 6 s on screen (paused under pointer and focus, and while the page is hidden) or on 'Lukk beskjeden'. */
  readonly onDismiss: (id: ToastItem['id']) => void;
}

/** The live region of short messages, top centre. Keep it mounted: a region that comes with its text is not read. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useAboveModals(region);

  const handleFocus = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
  };
  const dismiss = (id: ToastItem['id']) => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onDismiss(id);
  };

  return (
    <div>
      <div
        ref={region}
        role="status"
        aria-live="polite"
        aria-atomic={false}
        popover="manual"
        className={styles.region}
        onFocus={handleFocus}
      >
        {toasts.map((toast) => (
          <Suspense key={toast.id} fallback={null}>
            <Toast toast={toast} onDismiss={() => dismiss(toast.id)} />
          </Suspense>
        ))}
      </div>
    </div>
  );
}
