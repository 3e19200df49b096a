import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { useHydrated } from '../../use-hydrated';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type ComboboxOption, useCombobox } from './use-combobox';
import styles from './combobox.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly ComboboxOption[];
  readonly active: ComboboxOption | undefined;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The suggestions of a combobox. The focus stays in its field, so the keys are handled there. */
function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    void current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <span hidden id={`${id}-label`}>
        {label}
      </span>
      <ul id={id} role="listbox" aria-labelledby={`${id}-label`} className={styles.list}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
          <li
            key={option.id}
            ref={option === active ? current : undefined}
            id={`${id}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            className={classNames(styles.option, option === active && styles.active)}
            onClick={() => onChoose(option)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}> {option.detail}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

export type { ComboboxOption };

type Fixed =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onClick'
  | 'onBlur'
  | 'onKeyDown'
  | 'suffix'
  | 'role'
  | 'list'
  | 'autoComplete';

export interface ComboboxProps extends Omit<TextFieldProps, Fixed> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Matches for the text; undefined before the first search. */
  readonly options: readonly ComboboxOption[] | undefined;
  /** An option was chosen by Enter, click or tap; the owner puts its label into `value`. */
  readonly onChoose: (option: ComboboxOption) => void;
  /** Options are on their way. */
  readonly loading?: boolean | undefined;
}

const NONE: readonly ComboboxOption[] = [];

/** A text field with suggestions under it. Anything may be typed; without script it is a text field of its form. */
export function Combobox(props: ComboboxProps) {
  const { options, loading = false, onChange, onChoose, className, ...field } = props;
  const listId = useId();
  const hydrated = useHydrated();
  const shown = options ?? NONE;
  const { isOpen, active, open, close, choose, handleKey } = useCombobox(shown, onChoose);
  const hasList = isOpen && shown.length > 0;
  const message = toMessage(options, loading);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': active && `${listId}-${active.id}`,
  } as const;
  return (
    <div className={classNames(styles.combobox, className)}>
      <TextField
        {...field}
        {...(hydrated ? combobox : {})}
        autoComplete="off"
        onChange={(value) => {
          open();
          onChange(value);
        }}
        onClick={open}
        onBlur={close}
        onKeyDown={handleKey}
      />
      {isOpen && (hasList || message) && (
        <div role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {hasList && <OptionList id={listId} label={field.label} options={shown} active={active} onChoose={choose} />}
          {!hasList && (
            <p aria-hidden className={styles.message}>
              {message}
            </p>
          )}
        </div>
      )}
      <span role="status">
        <VisuallyHidden>{isOpen && message}</VisuallyHidden>
      </span>
    </div>
  );
}

/** Announced to screen readers, and shown in place of options when there are none. */
function toMessage(options: readonly ComboboxOption[] | undefined, loading: boolean): string | null {
  if (loading) return `${texts.loading} …`;
  if (!options) return null;
  return options.length === 0 ? texts.noHits : texts.hits(options.length);
}
