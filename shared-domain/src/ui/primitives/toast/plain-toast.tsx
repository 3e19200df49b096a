import type { ToastProps } from './toast';
import { SHOWN_MS, useShownTime } from './use-shown-time';
import styles from './toast.module.css';

/** A message whose looks could not be fetched: its text, for as long. */
export function PlainToast({ toast, onDismiss }: ToastProps) {
  useShownTime(SHOWN_MS, false, onDismiss);
  return <div className={styles.toast}>{toast.text}</div>;
}
