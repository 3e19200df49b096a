import { useId } from 'react';
import { XMarkIcon } from '../../icons';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon } from '../../primitives/icon/icon';
import * as texts from '../../texts/nb';
import styles from './specification-table.module.css';

/** A long value opens in a dialog (P9-14): a native popover, so it opens without script too. */
function LongValue({ label, value }: { readonly label: string; readonly value: string }) {
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

/** Values of this many characters or more open in a modal (P9-14). */
const LONG_VALUE = 30;

export interface SpecificationTableGroup {
  readonly label: string;
  readonly specs: readonly { readonly label: string; readonly value: string }[];
}

export interface SpecificationTableProps {
  readonly groups: readonly SpecificationTableGroup[];
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Specifications in groups, two groups beside each other where there is room. */
export function SpecificationTable({ groups, headingLevel = 3 }: SpecificationTableProps) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ specs }) => specs.length > 0)
        .map((group, index) => (
          <section key={`${index} ${group.label}`} aria-labelledby={`${id}-${index}`} className={styles.group}>
            <Heading level={headingLevel} size="h3" id={`${id}-${index}`}>
              {group.label}
            </Heading>
            <dl className={styles.rows}>
              {group.specs.map((spec, row) => (
                <div key={`${row} ${spec.label}`} className={styles.row}>
                  <dt>{spec.label}</dt>
                  <dd>
                    {spec.value.length >= LONG_VALUE ? <LongValue label={spec.label} value={spec.value} /> : spec.value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}
