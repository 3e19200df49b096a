import { useId } from 'react';
import { XMarkIcon } from '../../icons';
import { Heading } from '../../primitives/heading/heading';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon } from '../../primitives/icon/icon';
import * as texts from '../../texts/nb';
import styles from './specification-table.module.css';

/** A long value opens in a dialog (P9-14): a native popover, so it opens without script too. */
export function LongValue({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={texts.readMoreAbout(label)} className={styles.more}>
        {texts.readMore}
      </button>
      <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className={styles.modal}>
        <div className={styles.modalHead}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {label}
          </Heading>
          <IconButton
            label={texts.close}
            showLabel
            icon={<Icon of={XMarkIcon} />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <p>{value}</p>
      </dialog>
    </>
  );
}
