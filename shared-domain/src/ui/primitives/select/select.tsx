import type { ReactNode, SelectHTMLAttributes } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon } from '../../icons';
import { useHeld } from '../../use-held';
import type { FieldTexts } from '../field/field';
import { boxClass, controlClass, describedBy, Field } from '../field/field';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'onChange' | 'prefix' | 'size'> {
  readonly options: readonly SelectOption[];
  readonly onChange?: ((value: string) => void) | undefined;
  /** Soft text inside the box before the choice, e.g. 'Sorter:'. */
  readonly prefix?: ReactNode;
}

/** The native select in the shop's box. */
export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, options, onChange, prefix, id, className, ...select } = props;
  const ownId = useId();
  const held = useHeld<HTMLSelectElement>();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <span className={boxClass(error)}>
        {prefix && (
          <span aria-hidden className={styles.prefix}>
            {prefix}
          </span>
        )}
        <select
          {...select}
          {...held}
          id={fieldId}
          aria-describedby={describedBy(fieldId, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={classNames(controlClass, styles.select)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon of={ChevronDownIcon} size={20} />
        </span>
      </span>
    </Field>
  );
}
