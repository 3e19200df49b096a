import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon, XMarkIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { TextLink } from '../text-link/text-link';
import { ALERT_ICONS } from './alert-icons';
import styles from './alert.module.css';

export interface AlertLink {
  readonly text: string;
  readonly href: string;
}

export interface AlertProps {
  readonly kind: 'positive' | 'negative' | 'info' | 'warning' | 'rocket' | 'megaphone';
  /** The title that a minimizable alert folds to; 'Melding fra oss' by default. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly links?: readonly AlertLink[] | undefined;
  /** The text folds under its title. */
  readonly minimizable?: boolean | undefined;
  /** Folded, where the owner remembers it. */
  readonly minimized?: boolean | undefined;
  readonly onToggle?: ((minimized: boolean) => void) | undefined;
  /** Shows a close button. */
  readonly onClose?: (() => void) | undefined;
  /** 'LUKK' by default (F9.2-12). */
  readonly closeLabel?: string | undefined;
  /** negative is an alert by default; status for messages that come later without hurry. */
  readonly role?: 'alert' | 'status' | 'note' | undefined;
}

/** A notice: tint, icon, ink text. Refusals are `negative` and have role alert. */
export function Alert(props: AlertProps) {
  const {
    kind,
    title,
    children,
    links = [],
    minimizable = false,
    minimized = false,
    onToggle,
    onClose,
    closeLabel = texts.closeAlert,
    role,
  } = props;
  const body = (
    <>
      {children && <div className={styles.body}>{children}</div>}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((link) => (
            <TextLink key={link.href} href={link.href}>
              {link.text}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
  return (
    <div role={role ?? (kind === 'negative' ? 'alert' : undefined)} className={classNames(styles.alert, styles[kind])}>
      <span className={styles.icon}>
        <Icon of={ALERT_ICONS[kind]} />
      </span>
      {minimizable ? (
        <details
          open={!minimized}
          className={styles.content}
          onToggle={(event) => onToggle?.(!event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <strong>{title ?? texts.message}</strong>
            <span className={styles.chevron}>
              <Icon of={ChevronDownIcon} />
            </span>
          </summary>
          {body}
        </details>
      ) : (
        <div className={styles.content}>
          {title && <strong className={styles.title}>{title}</strong>}
          {body}
        </div>
      )}
      {onClose && (
        <IconButton
          label={closeLabel}
          icon={<Icon of={XMarkIcon} size={20} />}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </div>
  );
}
