import { classNames } from '../../class-names';
import { MinusIcon, PlusIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { useHeld } from '../../use-held';
import { useHydrated } from '../../use-hydrated';
import type { IconDrawing } from '../icon/icon';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './quantity.module.css';

export interface QuantityForm {
  /** Address of the plain form (POST). */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the sent quantity; 'quantity' by default. */
  readonly name?: string | undefined;
}

export interface QuantityProps {
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** e.g. 'Øk antall Aurora 5 Pro'. */
  readonly labelIncrease: string;
  /** e.g. 'Reduser antall Aurora 5 Pro'. */
  readonly labelDecrease: string;
  readonly onChange?: ((value: number) => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Makes the buttons submit, so that they work without script. */
  readonly form?: QuantityForm | undefined;
}

/** A pill of 44 px: minus, number, plus. At its limit a button is aria-disabled, so it keeps the keyboard focus. */
export function Quantity({
  value,
  min = 1,
  max = 99,
  labelIncrease,
  labelDecrease,
  onChange,
  disabled = false,
  form,
}: QuantityProps) {
  const hydrated = useHydrated();
  const fewer = useHeld<HTMLButtonElement>({ isHeld: !form });
  const more = useHeld<HTMLButtonElement>({ isHeld: !form });
  const button = (label: string, next: number, icon: IconDrawing) => {
    const isBeyond = next < min || next > max;
    const held = next < value ? fewer : more;
    return (
      <button
        {...held}
        type={form ? 'submit' : 'button'}
        name={form ? (form.name ?? 'quantity') : undefined}
        value={form ? next : undefined}
        disabled={disabled || (isBeyond && !hydrated)}
        aria-disabled={isBeyond || undefined}
        className={styles.button}
        onClick={(event) => {
          if (isBeyond || onChange) event.preventDefault();
          if (!isBeyond) onChange?.(next);
        }}
      >
        <Icon of={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    );
  };
  const pill = (
    <>
      {button(labelDecrease, value - 1, MinusIcon)}
      <span aria-live="polite" aria-atomic className={classNames(styles.value, disabled && styles.disabled)}>
        <VisuallyHidden>{texts.quantity} </VisuallyHidden>
        {value}
      </span>
      {button(labelIncrease, value + 1, PlusIcon)}
    </>
  );
  if (!form) return <div className={styles.pill}>{pill}</div>;
  return (
    <form method="post" action={form.action} className={styles.pill}>
      {Object.entries(form.fields).map(([name, field]) => (
        <input key={name} type="hidden" name={name} value={field} />
      ))}
      {pill}
    </form>
  );
}
