import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import type { ComboboxOption } from './use-combobox';
import styles from './combobox.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly ComboboxOption[];
  readonly active: ComboboxOption | undefined;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The suggestions of a combobox. The focus stays in its field, so the keys are handled there. */
export function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
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
