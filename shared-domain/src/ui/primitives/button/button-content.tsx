import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonContentProps {
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly loading?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Content of a button: icon, text, icon. The spinner overlays it, so the width does not change. */
export function ButtonContent({ icon, iconEnd, loading, children }: ButtonContentProps) {
  return (
    <>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>{children}</span>
      {iconEnd && (
        <span aria-hidden className={styles.icon}>
          {iconEnd}
        </span>
      )}
      {loading && <span aria-hidden className={styles.spinner} />}
    </>
  );
}
