import type { ReactNode } from 'react';
import { useId } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import type { HeadingLevel } from '../heading/heading';
import styles from './accordion.module.css';

export interface AccordionRow {
  readonly title: ReactNode;
  /** At the right edge of the row, e.g. a number. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  /** Open from the start. */
  readonly open?: boolean | undefined;
}

export interface AccordionProps {
  readonly rows: readonly AccordionRow[];
  /** The level of the rows' titles in the outline of the page. */
  readonly headingLevel: HeadingLevel;
  /** Opening a row closes the others. */
  readonly exclusive?: boolean | undefined;
}

/** Ruled rows that fold natively: they work without script, and the browser's search finds what is in them. */
export function Accordion({ rows, headingLevel, exclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {rows.map(({ title, aside, content, open }, index) => (
        <Disclosure
          key={index}
          summary={title}
          aside={aside}
          open={open}
          headingLevel={headingLevel}
          name={exclusive ? name : undefined}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
