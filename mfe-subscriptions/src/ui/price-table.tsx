import { BeforePrice, VisuallyHidden } from 'shared-domain/ui';
import type { PriceColumn, PriceGroup } from '../data/price-table';
import { pricesTexts } from '../texts/prices-nb';
import styles from './price-table.module.css';

export interface PriceTableProps {
  readonly columns: readonly PriceColumn[];
  readonly groups: readonly PriceGroup[];
}

/**
 * Plans as rows, with a head that stays in view. On phones each plan is a card whose values have their column's name: the roles say
 * that it is a table all the same.
 */
export function PriceTable({ columns, groups }: PriceTableProps) {
  return (
    <table role="table" aria-label={pricesTexts.table} className={styles.table}>
      <thead className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {pricesTexts.plan}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {pricesTexts[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} className={styles.group}>
          <tr role="row" className={styles.groupRow}>
            <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1} className={styles.groupTitle}>
              {title}
            </th>
          </tr>
          {rows.map(({ offeringCode, name, cells, struck }) => (
            <tr key={offeringCode} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {name}
              </th>
              {columns.map((column) => (
                <td key={column} className={styles.cell}>
                  <span aria-hidden className={styles.label}>
                    {pricesTexts[column]}
                  </span>
                  <span className={column === 'price' ? styles.price : undefined}>
                    {cells[column] ?? (
                      <>
                        <span aria-hidden>–</span>
                        <VisuallyHidden>{pricesTexts.none}</VisuallyHidden>
                      </>
                    )}
                    {column === 'price' && struck && (
                      <>
                        {' '}
                        <BeforePrice>{struck}</BeforePrice>
                      </>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
