import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** At the right edge of the summary, e.g. a price. */
  readonly aside?: ReactNode;
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** line: full width with rules; centre: purple in the middle (plan cards); link: purple at the start ('Les mer'). */
  readonly look?: 'line' | 'centre' | 'link' | undefined;
  /** Disclosures of one name close each other. */
  readonly name?: string | undefined;
  readonly children?: ReactNode;
}

/** A native `details`. */
export function Disclosure({ summary, aside, open, onToggle, look = 'line', name, children }: DisclosureProps) {
  return (
    <details open={open} name={name} className={classNames(styles.disclosure, styles[look])} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <span className={styles.chevron}>
          <Icon of={ChevronDownIcon} size={look === 'line' ? 24 : 20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
