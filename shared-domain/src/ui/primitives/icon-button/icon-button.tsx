import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { useHeld } from '../../use-held';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shows the label beside the icon. */
  readonly showLabel?: boolean | undefined;
  /** round: white disc with a shadow, for use on pictures. */
  readonly look?: 'plain' | 'round' | 'soft' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 px button that shows an icon and is named by its label. */
export function IconButton({
  label,
  icon,
  showLabel = false,
  look = 'plain',
  type = 'button',
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const held = useHeld({ isHeld: type !== 'submit' && rest.popoverTarget === undefined, ref });
  return (
    <button
      {...rest}
      {...held}
      type={type}
      className={classNames(styles.button, styles[look], showLabel && styles.labelled, className)}
    >
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  );
}
