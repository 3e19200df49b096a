import type { ReactNode } from 'react';
import type { LinkProps } from 'shared-domain/runtime/router';
import { Link } from 'shared-domain/runtime/router';
import { classNames } from '../../class-names';
import { ArrowRightIcon } from '../../icons';
import { Icon } from '../icon/icon';
import styles from './text-link.module.css';

export interface TextLinkProps extends Omit<LinkProps, 'style'> {
  /** inline: underlined in running text. strong: 600 with an arrow, in a 44 px row. */
  readonly look?: 'inline' | 'strong' | 'soft' | undefined;
  /** Overrides the arrow of `strong`; null shows none. */
  readonly iconEnd?: ReactNode;
}

/** A text link: underlined in a sentence, or bold with an arrow on its own. */
export function TextLink({ look = 'inline', iconEnd, className, children, ...link }: TextLinkProps) {
  const end = iconEnd === undefined && look === 'strong' ? <Icon of={ArrowRightIcon} size={20} /> : iconEnd;
  return (
    <Link {...link} className={classNames(styles.link, styles[look], className)}>
      {children}
      {end && (
        <span aria-hidden className={styles.icon}>
          {end}
        </span>
      )}
    </Link>
  );
}
