import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names';
import type { FieldTexts } from '../field/field';
import { boxClass, controlClass, describedBy, Field } from '../field/field';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onChange' | 'size'> {
  readonly name: string;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Decorative, inside the field before the text. */
  readonly icon?: ReactNode;
  /** Unit after the text, e.g. 'kr'. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A text field of 48 px with label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, onChange, icon, suffix, id, className, ref, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <span className={boxClass(error, styles.box)}>
        {icon && (
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
        )}
        <input
          type="text"
          {...input}
          ref={ref}
          id={fieldId}
          aria-describedby={describedBy(fieldId, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={classNames(controlClass, styles.input)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </span>
    </Field>
  );
}
