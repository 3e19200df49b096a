import type { ReactNode } from 'react';
import { XMarkIcon } from '../../icons';
import * as texts from '../../texts/nb';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import styles from './modal.module.css';

interface ModalHeadProps {
  readonly titleId: string;
  readonly title: ReactNode;
  /** Shown before the title, e.g. a 'Tilbake' button. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
}

/** Title and 'Lukk'. */
export function ModalHead({ titleId, title, before, onClose }: ModalHeadProps) {
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
