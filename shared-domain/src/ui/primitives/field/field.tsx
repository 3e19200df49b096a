import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { XMarkOctagonFillIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** Class of the native control inside a field's box. */
export const controlClass = styles.control;

/** Class of a field's box, with the line of an error where there is one. */
export const boxClass = (error?: ReactNode, more?: string): string | undefined =>
  classNames(styles.box, Boolean(error) && styles.invalid, more);

export interface FieldTexts {
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean | undefined;
  /** A line of help under the label. */
  readonly hint?: ReactNode;
  /** The error, which marks the field as invalid. */
  readonly error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The ids that describe a field. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return classNames(hint && `${id}-hint`, error && `${id}-error`);
}

/** Label, help, control and error of one field. */
export function Field({ id, label, hideLabel = false, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon of={XMarkOctagonFillIcon} size={20} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
