import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CheckmarkIcon } from '../../icons';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onChange' | 'type'> {
  readonly label: ReactNode;
  /** Number of hits: shown at the right edge, read as part of the name, 'Apple (12)'. */
  readonly count?: number | undefined;
  /** A CSS colour from data: a disc of it takes the box's place. */
  readonly colour?: string | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox in a row of 44 px. Uncontrolled (`defaultChecked`) it works in plain GET forms. */
export function Checkbox({ label, count, colour, onChange, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, colour !== undefined && styles.coloured, className)}>
      <span className={styles.control}>
        <input {...input} type="checkbox" onChange={onChange && ((event) => onChange(event.currentTarget.checked))} />
        {colour === undefined ? (
          <span className={styles.box} />
        ) : (
          <>
            <svg aria-hidden className={styles.disc} viewBox="0 0 24 24" width="24" height="24">
              <circle cx="12" cy="12" r="11.500" fill={colour} className={styles.fill} />
            </svg>
            <span className={styles.tick}>
              <Icon of={CheckmarkIcon} />
            </span>
          </>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <>
          <span aria-hidden className={styles.count}>
            {count}
          </span>
          <VisuallyHidden>{` (${count})`}</VisuallyHidden>
        </>
      )}
    </label>
  );
}
