import type { ReactNode } from 'react';
import { Link } from 'shared-domain/runtime/router';
import { classNames } from '../../class-names';
import { XMarkIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './chip.module.css';

export interface ChipProps {
  readonly label: string;
  /** Where the filter is off (no script) or the choice leads. */
  readonly href: string;
  /** Shows × and says 'Fjern' in front of the label. */
  readonly removable?: boolean | undefined;
  /** Leads to another page, which begins at its top. */
  readonly opensPage?: boolean | undefined;
  /** The current choice in a row of chips. */
  readonly selected?: boolean | undefined;
  /** Takes the click instead of the link. */
  readonly onSelect?: (() => void) | undefined;
}

/** A pill link: an active filter that can be removed, or one choice of a row. */
export function Chip({ label, href, removable = false, selected = false, opensPage = false, onSelect }: ChipProps) {
  return (
    <Link
      href={href}
      preventScrollReset={!opensPage}
      aria-current={selected ? 'true' : undefined}
      className={classNames(styles.chip, removable ? styles.removable : styles.choice, selected && styles.selected)}
      onClick={(event) => {
        if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {removable && <VisuallyHidden>{texts.remove} </VisuallyHidden>}
      {label}
      {removable && <Icon of={XMarkIcon} size={20} />}
    </Link>
  );
}

export interface ChipRowProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** scroll: one line that scrolls on phones; wrap: as many lines as needed. */
  readonly flow?: 'scroll' | 'wrap' | undefined;
  readonly children: readonly ReactNode[];
}

/** Chips as a list. */
export function ChipRow({ label, flow = 'wrap', children }: ChipRowProps) {
  return (
    <ul aria-label={label} className={classNames(styles.row, styles[flow])}>
      {children.map((chip, index) => (
        <li key={index} className={styles.item}>
          {chip}
        </li>
      ))}
    </ul>
  );
}
