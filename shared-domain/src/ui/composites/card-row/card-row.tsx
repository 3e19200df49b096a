import type { ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { Grid } from '../../primitives/layout/layout';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** List items, each with a `ProductCard`. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

/** The `sizes` of a card's picture in a row. */
export const CARD_ROW_SIZES = '(min-width: 1360px) 302px, (min-width: 856px) 23vw, 46vw';

/** Products beside each other: four; on phones a row that scrolls. */
export const CardRow = ({ children, className, ref }: CardRowProps) => (
  <Grid as="ul" ref={ref} columns="cards4" className={classNames(styles.row, className)}>
    {children}
  </Grid>
);
