import type { ReactNode } from 'react';
import { useId } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './facet.module.css';

export interface FacetProps {
  readonly label: string;
  /** Number of active choices, shown behind the label. */
  readonly chosen?: number | undefined;
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children?: ReactNode;
}

/** A facet: a group named by its label that folds natively. */
export function Facet({ label, chosen = 0, open, onToggle, children }: FacetProps) {
  const id = useId();
  return (
    <details
      open={open}
      aria-labelledby={id}
      className={styles.facet}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span id={id}>{label}</span>
        {chosen > 0 && <span className={styles.chosen}> ({chosen})</span>}
        <span className={styles.chevron}>
          <Icon of={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
