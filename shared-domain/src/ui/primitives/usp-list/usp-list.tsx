import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CheckmarkIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './usp-list.module.css';

export interface UspListProps {
  readonly items: readonly ReactNode[];
  /** offer: multe ticks, for dark ground. */
  readonly tone?: 'brand' | 'offer' | undefined;
  readonly size?: 'body' | 'small' | undefined;
  readonly label?: string | undefined;
}

/** Selling points, each with a tick. */
export function UspList({ items, tone = 'brand', size = 'body', label }: UspListProps) {
  return (
    <ul aria-label={label} className={classNames(styles.list, styles[tone], styles[size])}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <span className={styles.tick}>
            <Icon of={CheckmarkIcon} size={24} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
