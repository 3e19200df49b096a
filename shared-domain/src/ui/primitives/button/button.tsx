import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import * as texts from '../../texts/nb';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ButtonContent } from './button-content';
import type { ButtonLook } from './button-look';
import { buttonClass } from './button-look';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Keeps focus and width but ignores clicks while the work is in progress. */
  readonly loading?: boolean | undefined;
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
    className,
    children,
    onClick,
    ...rest
  } = props;
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...busy}
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
