import type { LinkProps } from 'shared-domain/runtime/router';
import { Link } from 'shared-domain/runtime/router';
import { ButtonContent } from './button-content';
import type { ButtonLook } from './button-look';
import { buttonClass } from './button-look';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'style'> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, fullWidth, icon, iconEnd, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, fullWidth }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
