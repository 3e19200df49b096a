import { useId } from 'react';
import { classNames } from '../../class-names';
import type { ModalProps } from './drawer';
import { ModalHead } from './modal-head';
import { useModal } from './use-modal';
import styles from './modal.module.css';

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
