import { useId } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { LongValue } from './specification-value';
import styles from './specification-table.module.css';

export interface SpecificationTableGroup {
  readonly label: string;
  readonly specs: readonly { readonly label: string; readonly value: string }[];
}

export interface SpecificationTableProps {
  readonly groups: readonly SpecificationTableGroup[];
  readonly headingLevel?: HeadingLevel | undefined;
  /** Values of this many characters or more open in a modal; 30 by default (P9-14). */
  readonly longFrom?: number | undefined;
}

/** Specifications in groups, two groups beside each other where there is room. */
export function SpecificationTable({ groups, headingLevel = 3, longFrom = 30 }: SpecificationTableProps) {
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
                    {spec.value.length >= longFrom ? <LongValue label={spec.label} value={spec.value} /> : spec.value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}
