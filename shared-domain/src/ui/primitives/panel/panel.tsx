import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './panel.module.css';

export interface PanelProps {
  /** warm and tint are for white backgrounds, white is for warm ones (with shadow e1), line is white with a 1 px border. */
  readonly tone?: 'warm' | 'tint' | 'white' | 'line' | 'offer' | 'dark' | undefined;
  readonly padding?: 16 | 24 | 32 | undefined;
  readonly as?: 'div' | 'section' | 'aside' | 'form' | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Its content is being loaded. */
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A box with a ground: the summary box is tint, stock lines are warm, controls on warm ground are white. */
export function Panel({
  tone = 'tint',
  padding = 24,
  as: Tag = 'div',
  label,
  labelledBy,
  busy,
  className,
  children,
}: PanelProps) {
  const names = classNames(styles.panel, styles[tone], styles[`padding${padding}`], className);
  return (
    <Tag aria-label={label} aria-labelledby={labelledBy} aria-busy={busy} className={names}>
      {children}
    </Tag>
  );
}
