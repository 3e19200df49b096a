import type { CartUpdateInput } from 'shared-domain/cart/io';

export interface Row {
  readonly cartItemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** One thing that the visitor asked for, however often it was pressed or sent. */
export interface Intent {
  readonly input: CartUpdateInput;
  /** The order that it has changed; null while it has changed none. */
  changed: string | null;
}

interface ExpectedOrder {
  readonly rows: readonly Row[];
  /** Rows that were removed, as they were then. */
  readonly removed: ReadonlyMap<string, Row>;
}

const BLANK: ExpectedOrder = { rows: [], removed: new Map() };

const sortedById = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (one.cartItemId < other.cartItemId ? -1 : 1));

/** @param answered the rows of the API's answer: they say the id of a new row, and the order of the rows */
function after({ rows, removed }: ExpectedOrder, input: CartUpdateInput, answered: readonly Row[]): ExpectedOrder {
  if ('remove' in input && 'cartItemId' in input.remove) {
    const { cartItemId } = input.remove;
    const gone = rows.filter((row) => row.cartItemId === cartItemId);
    return {
      rows: rows.filter((row) => !gone.includes(row)),
      removed: new Map([...removed, ...gone.map((row) => [row.cartItemId, row] as const)]),
    };
  }
  if ('restore' in input) {
    const { cartItemId } = input.restore;
    const row = removed.get(cartItemId);
    const isThere = rows.some((each) => each.cartItemId === cartItemId);
    return { rows: row && !isThere ? [...rows, row] : rows, removed };
  }
  if (!('update' in input)) return { rows, removed };
  const { accessorySku: sku = '', cartItemId, quantity = 1 } = input.update;
  const places = answered.map((row) => row.cartItemId);
  const first = rows
    .filter((row) => row.sku === sku)
    .toSorted((one, other) => places.indexOf(one.cartItemId) - places.indexOf(other.cartItemId))[0];
  if (cartItemId === undefined && !first) {
    const made = answered.find((row) => row.sku === sku);
    return { rows: [...rows, { cartItemId: made?.cartItemId ?? 'missing', sku, quantity }], removed };
  }
  return {
    rows: rows.map((row) => {
      if (cartItemId !== undefined) return row.cartItemId === cartItemId ? { ...row, quantity } : row;
      return row === first ? { ...row, quantity: row.quantity + quantity } : row;
    }),
    removed,
  };
}

/** The expected content of each order, from the changes that have reached the API. */
export function expectedOrders() {
  let orders = new Map<string, ExpectedOrder>();
  const seen = new Set<string>();
  return {
    rowsOf: (orderRef: string | null): readonly Row[] => sortedById(orders.get(orderRef ?? '')?.rows ?? []),
    /** Whether a change has been made in an order that still lives, and that a page has learnt of. */
    isKept: ({ changed }: Intent): boolean => changed !== null && orders.has(changed) && seen.has(changed),
    /** A page knows the order. One that none knows is as if it did not exist. */
    see: (orderRef: string | null): void => void (orderRef !== null && seen.add(orderRef)),
    /** A change has reached the API, which has made it or has made it before. */
    accepted(intent: Intent, orderRef: string, answered: readonly Row[]): void {
      const { changed } = intent;
      if (changed !== null && orders.has(changed) && (changed === orderRef || seen.has(changed))) return;
      intent.changed = orderRef;
      orders.set(orderRef, after(orders.get(orderRef) ?? BLANK, intent.input, answered));
    },
    expire(): void {
      orders = new Map();
    },
    sortedById,
  };
}
