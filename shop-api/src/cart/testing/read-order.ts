import type { Database } from '../../database';
import type { LedgerDetail } from '../orders/ledger';
import type { Line, Order } from '../orders/order';

interface StoredRow {
  readonly lines: readonly Line[];
  readonly version: number;
  readonly customers: Order['customers'];
  readonly swap: Order['swap'];
}

/** An order and its ledger, read directly from the database. */
export async function readOrder(
  database: Database,
  orderRef: string | null,
): Promise<{
  readonly order: StoredRow | undefined;
  readonly ledger: readonly { readonly version: number; readonly what: string; readonly detail: LedgerDetail }[];
}> {
  const [order] = await database.query<StoredRow>(
    'SELECT lines, version, customers, swap FROM cart_order WHERE order_ref = $1',
    [orderRef],
  );
  return {
    order,
    ledger: await database.query('SELECT version, what, detail FROM cart_event WHERE order_ref = $1 ORDER BY id', [
      orderRef,
    ]),
  };
}
