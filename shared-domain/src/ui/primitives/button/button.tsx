import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import * as texts from '../../texts/nb';
import { useHeld } from '../../use-held';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { buttonClass, ButtonContent, type ButtonLook } from './button-look';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Keeps focus and width but ignores clicks while the work is in progress. */
  readonly loading?: boolean | undefined;
  /** A press waits for the script (`useHeld`). By default it does where the button neither submits a form nor opens a popover. */
  readonly held?: boolean | undefined;
  /** A press waits until it is known what the button does. */
  readonly pending?: boolean | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button at least 44 px high. `type` defaults to button. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    icon,
    iconEnd,
    loading = false,
    type = 'button',
    held = type !== 'submit' && props.popoverTarget === undefined,
    pending = false,
    className,
    children,
    onClick,
    ref,
    ...rest
  } = props;
  const holding = useHeld({ isHeld: held, isPending: pending, ref });
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...busy}
      {...holding}
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} loading={loading}>
        {children}
      </ButtonContent>
      {loading && <VisuallyHidden> {texts.loading}</VisuallyHidden>}
    </button>
  );
}
