import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

export interface HeadingProps {
  readonly level: HeadingLevel;
  /** The look, by default that of the level. card: 18/24. */
  readonly size?: 'display' | 'h1' | 'h2' | 'h3' | 'card' | undefined;
  readonly id?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const SIZE_OF_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'card', 5: 'card' } as const;

/** A heading: the level is for the outline, the size for the look. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], id, tabIndex, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={tabIndex} className={classNames(styles.heading, styles[size], className)}>
      {children}
    </Tag>
  );
}
