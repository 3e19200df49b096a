import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import * as texts from '../../texts/nb';
import { useHeld } from '../../use-held';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ButtonContent } from './button-content';
import type { ButtonLook } from './button-look';
import { buttonClass } from './button-look';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Keeps focus and width but ignores clicks while the work is in progress. */
  readonly loading?: boolean | undefined;
  /** Waits for the script: what it does is not what its plain form does. By default a button does that submits and opens nothing by itself. */
  readonly held?: boolean | undefined;
  /** What it does is not known yet: a press waits until it is. */
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
    popoverTarget,
    held = type !== 'submit' && popoverTarget === undefined,
    pending = false,
    className,
    children,
    onClick,
    ref,
    ...rest
  } = props;
  const holding = useHeld({ isPending: pending, ref });
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      popoverTarget={popoverTarget}
      {...busy}
      {...(held ? holding : { ref })}
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
