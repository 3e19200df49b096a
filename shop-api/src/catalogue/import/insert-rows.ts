import type { Database } from '../../database';

/** Keeps the parameter of a statement at a few hundred kilobytes. */
const CHUNK = 500;

/**
 * Inserts rows in chunks, each chunk one statement.
 *
 * @param columns of the table with their types, e.g. 'sku text, stock integer'
 * @param onConflict e.g. 'ON CONFLICT (sku) DO NOTHING'
 */
export async function insertRows(
  tx: Database,
  table: string,
  columns: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ', 1)[0])
    .join(', ');
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset($1::jsonb) AS row(${columns}) ${onConflict}`,
      [JSON.stringify(rows.slice(start, start + CHUNK))],
    );
  }
}
