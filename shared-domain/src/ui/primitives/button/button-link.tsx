import type { LinkProps } from 'shared-domain/runtime/router';
import { Link } from 'shared-domain/runtime/router';
import * as texts from '../../texts/nb';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { buttonClass, ButtonContent, type ButtonLook } from './button-look';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'style'> {
  /** It will lead on, but not yet: looks and says so as a loading button does. */
  readonly loading?: boolean | undefined;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, fullWidth, icon, iconEnd, loading = false, className, children, ...link } = props;
  const busy = loading ? { 'aria-busy': true } : {};
  return (
    <Link {...link} {...busy} className={buttonClass({ variant, size, fullWidth }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} loading={loading}>
        {children}
      </ButtonContent>
      {loading && <VisuallyHidden> {texts.loading}</VisuallyHidden>}
    </Link>
  );
}
