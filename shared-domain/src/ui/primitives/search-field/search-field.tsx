import type { InputHTMLAttributes, Ref } from 'react';
import { useId, useRef } from 'react';
import { classNames } from '../../class-names';
import { MagnifyingGlassIcon, XMarkIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { useHeld } from '../../use-held';
import { Button } from '../button/button';
import { boxClass, controlClass } from '../field/field';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'onChange' | 'size' | 'type'
> {
  /** The accessible name of the field. */
  readonly label: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onClear?: (() => void) | undefined;
  /** Text of the submit button, 'Søk' by default; null leaves the button out. */
  readonly submitText?: string | null | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The field of a search form: put it inside `<form method="get">`. Works controlled and uncontrolled. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    onChange,
    onClear,
    submitText = texts.search,
    name = 'q',
    id,
    ref,
    placeholder = ' ',
    className: _,
    ...input
  } = props;
  const ownId = useId();
  const field = useRef<HTMLInputElement>(null);
  const setField = (element: HTMLInputElement | null) => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const clear = () => {
    if (field.current) {
      if (input.value === undefined) field.current.value = '';
      field.current.focus();
    }
    onChange?.('');
    onClear?.();
  };
  const held = useHeld<HTMLButtonElement>();
  return (
    <div className={styles.row}>
      <span className={boxClass(null, styles.box)}>
        <label htmlFor={id ?? ownId}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <span className={styles.icon}>
          <Icon of={MagnifyingGlassIcon} />
        </span>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          ref={setField}
          id={id ?? ownId}
          type="search"
          name={name}
          placeholder={placeholder}
          className={classNames(controlClass, styles.input)}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
        <button {...held} type="button" className={styles.clear} onClick={clear}>
          <Icon of={XMarkIcon} size={20} />
          <VisuallyHidden>{texts.clearSearch}</VisuallyHidden>
        </button>
      </span>
      {submitText !== null && <Button type="submit">{submitText}</Button>}
    </div>
  );
}
