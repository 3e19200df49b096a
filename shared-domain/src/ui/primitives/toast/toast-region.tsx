import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { CheckmarkCircleFillIcon, InformationSquareFillIcon, XMarkIcon, XMarkOctagonFillIcon } from '../../icons';
import { classNames } from '../../class-names';
import { texts } from '../../texts/nb';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast.module.css';

export interface ToastItem {
  readonly id: string | number;
  readonly kind: 'positive' | 'negative' | 'info';
  readonly text: ReactNode;
}

export interface ToastRegionProps {
  readonly toasts: readonly ToastItem[];
  /** Told after 6 s in sight (the time stands still under pointer and focus) or on 'Lukk'. */
  readonly onDismiss: (id: ToastItem['id']) => void;
}

const SHOWN_MS = 6000;
const ICONS = { positive: CheckmarkCircleFillIcon, negative: XMarkOctagonFillIcon, info: InformationSquareFillIcon } as const;

/** The live region of short messages, top centre. Keep it mounted: a region that comes with its text is not read. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Toast({ toast, onDismiss }: { readonly toast: ToastItem; readonly onDismiss: ToastRegionProps['onDismiss'] }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, onDismiss]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span className={classNames(styles.icon, styles[toast.kind])}>
        <Icon of={ICONS[toast.kind]} />
      </span>
      <span className={styles.text}>{toast.text}</span>
      <IconButton label={texts.dismiss} icon={<Icon of={XMarkIcon} size={20} />} className={styles.close} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
