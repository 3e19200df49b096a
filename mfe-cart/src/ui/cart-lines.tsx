import { type ReactNode, useEffect, useRef } from 'react';
import type { RowView } from '../data/cart-row-mapper';
import type { UndoOffer } from '../state/use-cart-actions';
import { texts } from '../texts/nb';
import { CartRowLine, type CartRowLineProps } from './cart-row-line';
import { RemovedLine } from './removed-line';
import styles from './cart-lines.module.css';

export interface CartLinesProps extends Omit<CartRowLineProps, 'row' | 'renderRows'> {
  readonly rows: readonly RowView[];
  readonly undo: UndoOffer;
}

const idsOf = (rows: readonly RowView[]): string =>
  rows.flatMap((row) => [row.cartItemId, ...row.children.map((child) => child.cartItemId)]).join(' ');

/** The list of the cart. When what had the focus is gone, the list takes it, so that the keyboard stays in place. */
export function CartLines({ rows, undo, ...rest }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = idsOf(rows);
  const before = useRef({ ids, removed: undo.removed });

  useEffect(() => {
    const { current } = before;
    const isGone = ids.length < current.ids.length || (current.removed !== null && undo.removed === null);
    before.current = { ids, removed: undo.removed };
    if (isGone && document.activeElement === document.body) list.current?.focus();
  }, [ids, undo.removed]);

  /** Rows of one level, with the offer to undo in the place of the one that is gone. */
  const renderRows = (level: readonly RowView[], parentId: string | null): ReactNode => {
    const drawn = level.map((row) => <CartRowLine key={row.cartItemId} row={row} renderRows={renderRows} {...rest} />);
    const { removed } = undo;
    const isHere = removed?.place.parentId === parentId && !level.some((row) => row.cartItemId === removed.cartItemId);
    const { index = 0 } = removed?.place ?? {};
    if (isHere) return [...drawn.slice(0, index), <RemovedLine key="removed" undo={undo} />, ...drawn.slice(index)];
    return drawn.length > 0 && drawn;
  };

  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.lines} className={styles.lines}>
      {renderRows(rows, null)}
    </ul>
  );
}
