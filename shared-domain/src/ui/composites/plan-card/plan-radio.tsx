import type { ReactNode } from 'react';
import { useHeld } from '../../use-held';
import styles from './plan-radio.module.css';

export interface PlanCardChoice {
  /** The name of the radio group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  /** The reason, shown on the card, why it cannot be chosen. */
  readonly reason?: ReactNode;
}

export interface PlanRadioProps extends PlanCardChoice {
  /** Ids of the parts that name it, and of those that describe it. */
  readonly labelledBy: string | undefined;
  readonly describedBy: string | undefined;
  /** The plan's name. */
  readonly children: ReactNode;
}

/** The radio of a card; the whole card is its label. */
export function PlanRadio({
  name,
  value,
  checked,
  onChange,
  disabled,
  labelledBy,
  describedBy,
  children,
}: PlanRadioProps) {
  const held = useHeld<HTMLInputElement>();
  return (
    <label className={styles.label}>
      <input
        {...held}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={styles.ring}
        onChange={() => onChange(value)}
      />
      {children}
    </label>
  );
}
