import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { XMarkIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { useModal } from './use-modal';
import styles from './modal.module.css';

interface ModalHeadProps {
  readonly titleId: string;
  readonly title: ReactNode;
  /** Shown before the title, e.g. a 'Tilbake' button. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
}

/** Title and 'Lukk'. */
function ModalHead({ titleId, title, before, onClose }: ModalHeadProps) {
  return (
    <div className={styles.head}>
      {before}
      <Heading level={2} size="h2" id={titleId} className={styles.title}>
        {title}
      </Heading>
      <IconButton
        label={texts.close}
        showLabel
        icon={<Icon of={XMarkIcon} />}
        onClick={onClose}
        className={styles.close}
      />
    </div>
  );
}

export interface ModalProps {
  readonly open: boolean;
  /** Asked to close: 'Lukk', Esc or a click on the scrim. The owner sets `open`. */
  readonly onClose: () => void;
  /** Names the dialog. */
  readonly title: ReactNode;
  /** Shown in the header before the title, e.g. a 'Tilbake' button. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  /** Fixed foot below the scrolling body. */
  readonly footer?: ReactNode;
  readonly id?: string | undefined;
}

export interface DrawerProps extends ModalProps {
  readonly side?: 'right' | 'left' | undefined;
  /** Id of a text that is read when it opens, e.g. what was just added. */
  readonly describedBy?: string | null | undefined;
}

/** A modal drawer of 480 px, full width on phones. */
export function Drawer({
  open,
  onClose,
  title,
  before,
  children,
  footer,
  side = 'right',
  id,
  describedBy,
}: DrawerProps) {
  const titleId = useId();
  const { dialog, body, mounted, handlers } = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      aria-describedby={describedBy ?? undefined}
      className={classNames(styles.modal, styles.drawer, styles[side])}
      {...handlers}
    >
      {mounted && (
        <div className={styles.shell}>
          <ModalHead titleId={titleId} title={title} before={before} onClose={onClose} />
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface DialogProps extends ModalProps {
  /** 480, 720 or 960 px wide; on phones a sheet from below. */
  readonly width?: 'small' | 'medium' | 'large' | undefined;
}

/** A modal dialog in the middle of the page. */
export function Dialog({ open, onClose, title, before, children, footer, width = 'medium', id }: DialogProps) {
  const titleId = useId();
  const { dialog, body, mounted, handlers } = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.modal, styles.dialog, styles[width])}
      {...handlers}
    >
      {mounted && (
        <div className={styles.shell}>
          <ModalHead titleId={titleId} title={title} before={before} onClose={onClose} />
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
