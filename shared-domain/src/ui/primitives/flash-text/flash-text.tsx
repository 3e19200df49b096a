import type { ReactNode } from 'react';
import type { ProductFlash } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import styles from './flash-text.module.css';

export interface FlashTextProps {
  /** As for a badge: offer means money saved. One that names no kind is plain; colours of a backend are not used. */
  readonly kind?: ProductFlash['kind'];
  readonly children?: ReactNode;
}

/** The short highlighted line of a plan, an insurance or an offer: '2 md. gratis'. It is inline text and wraps with it. */
export function FlashText({ kind = 'plain', children }: FlashTextProps) {
  if (!children) return null;
  return <span className={classNames(styles.flash, styles[kind])}>{children}</span>;
}
