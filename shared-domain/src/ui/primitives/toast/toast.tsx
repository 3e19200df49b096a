import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../class-names';
import { CheckmarkCircleFillIcon, InformationSquareFillIcon, XMarkIcon, XMarkOctagonFillIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { SHOWN_MS, useShownTime } from './use-shown-time';
import styles from './toast.module.css';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in a hidden tab or window. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );

export interface ToastItem {
  readonly id: string | number;
  readonly kind: 'positive' | 'negative' | 'info';
  readonly text: ReactNode;
}

export interface ToastProps {
  readonly toast: ToastItem;
  readonly onDismiss: () => void;
}

const ICONS = {
  positive: CheckmarkCircleFillIcon,
  negative: XMarkOctagonFillIcon,
  info: InformationSquareFillIcon,
} as const;

/** One message with its own timer. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPageHidden = usePageHidden();
  useShownTime(SHOWN_MS, isPointedAt || isFocused || isPageHidden, onDismiss);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={classNames(styles.icon, styles[toast.kind])}>
        <Icon of={ICONS[toast.kind]} />
      </span>
      <span className={styles.text}>{toast.text}</span>
      <IconButton
        label={texts.dismiss}
        icon={<Icon of={XMarkIcon} size={20} />}
        className={styles.close}
        onClick={onDismiss}
      />
    </div>
  );
}
