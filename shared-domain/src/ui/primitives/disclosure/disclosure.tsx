import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon } from '../../icons';
import type { HeadingLevel } from '../heading/heading';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Makes the summary's text a heading of the page's outline; it looks as before. */
  readonly headingLevel?: HeadingLevel | undefined;
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
export function Disclosure({
  summary,
  headingLevel,
  aside,
  open,
  onToggle,
  look = 'line',
  name,
  children,
}: DisclosureProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      open={open}
      name={name}
      className={classNames(styles.disclosure, styles[look])}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Title className={styles.text}>{summary}</Title>
        {aside && <span className={styles.aside}>{aside}</span>}
        <span className={styles.chevron}>
          <Icon of={ChevronDownIcon} size={look === 'line' ? 24 : 20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
