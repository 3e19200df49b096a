import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names';
import { useHeld } from '../../use-held';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'onChange' | 'type' | 'role'
> {
  readonly label: ReactNode;
  /** A soft line below the label; it describes the switch. */
  readonly detail?: ReactNode;
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

/** A switch of 52×32: text at the left, the track at the right. */
export function Switch({ label, detail, onChange, className, ...input }: SwitchProps) {
  const id = useId();
  const held = useHeld<HTMLInputElement>();
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.texts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        {...input}
        {...held}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        className={styles.track}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
    </label>
  );
}
