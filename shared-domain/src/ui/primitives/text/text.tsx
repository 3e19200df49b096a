import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './text.module.css';

export interface TextProps {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | undefined;
  /** 18/28, 16/24, 14/20, 13/18 (tiny: legal lines only). */
  readonly size?: 'lead' | 'body' | 'small' | 'tiny' | undefined;
  readonly tone?: 'ink' | 'soft' | 'brand' | 'inherit' | undefined;
  readonly strong?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Running text in one of the type steps. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  strong = false,
  id,
  className,
  children,
}: TextProps) {
  return (
    <Tag id={id} className={classNames(styles.text, styles[size], styles[tone], strong && styles.strong, className)}>
      {children}
    </Tag>
  );
}
