import { useEffect, useRef } from 'react';
import type { CartRow } from '../data/cart-row-mapper';
import { texts } from '../texts/nb';
import { CartRowLine, type CartRowLineProps } from './cart-row-line';
import styles from './cart-lines.module.css';

export interface CartLinesProps extends Omit<CartRowLineProps, 'row'> {
  readonly rows: readonly CartRow[];
}

const idsOf = (rows: readonly CartRow[]): string =>
  rows.flatMap((row) => [row.cartItemId, ...row.children.map((child) => child.cartItemId)]).join(' ');

/** The list of the cart. When the row that had the focus is gone, the list takes it, so that the keyboard stays in place. */
export function CartLines({ rows, ...rest }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = idsOf(rows);
  const before = useRef(ids);

  useEffect(() => {
    const isShorter = ids.length < before.current.length;
    before.current = ids;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [ids]);

  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.lines} className={styles.lines}>
      {rows.map((row) => (
        <CartRowLine key={row.cartItemId} row={row} {...rest} />
      ))}
    </ul>
  );
}
