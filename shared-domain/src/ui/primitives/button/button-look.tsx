import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** white and ghost are for dark backgrounds. One primary button per view region. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'white' | 'ghost' | undefined;
  /** 44, 48 or 56 px high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
  /** Decorative, before the text. */
  readonly icon?: ReactNode;
  /** Decorative, after the text. */
  readonly iconEnd?: ReactNode;
}

/** The class of a button or of a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook, more?: string) {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, more);
}

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
