import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './summary.module.css';

export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly strong?: boolean | undefined;
}

export interface SummaryRowsProps {
  readonly rows: readonly SummaryRow[];
  /** A rule above the group. */
  readonly ruled?: boolean | undefined;
}

/** Label and value rows of 24 px. */
export function SummaryRows({ rows, ruled = false }: SummaryRowsProps) {
  return (
    <dl className={classNames(styles.rows, ruled && styles.ruled)}>
      {rows.map((row, index) => (
        <div key={index} className={classNames(styles.row, row.strong && styles.strong)}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
