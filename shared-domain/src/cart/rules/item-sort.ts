import type { ItemTree } from '../model';

/** Order of the rows by type (F9.1-2..14). */
export const ITEM_WEIGHTS: Readonly<Record<string, number>> = {
  WEBDEAL: 10,
  HANDSET: 20,
  'HANDSET-PREOWNED': 20,
  TABLET: 30,
  MODEM: 40,
  MBB: 40,
  ROUTER: 40,
  WEARABLE: 50,
  CONNECTED_DEVICE: 60,
  SUBSCRIPTION: 70,
  SUBSCRIPTION_DRAFT: 70,
  SPECIALPRODUCT: 71,
  SIM: 80,
  NEW_NUMBER: 90,
  SERVICE: 100,
  ACCESSORY: 110,
  VOUCHER: 130,
  BREAKAGE_FEE: 1_000,
};

const UNLISTED = 900;
const weightOf = ({ type }: Pick<ItemTree, 'type'>): number => ITEM_WEIGHTS[type] ?? UNLISTED;

interface Sortable {
  readonly type: string;
  readonly items?: readonly Sortable[] | undefined;
}

/** Rows by type, nested ones too (F9.1-1): unlisted types come last but before a breakage fee; ties keep their order. */
export function sortCartItems<Item extends Sortable>(items: readonly Item[]): Item[] {
  return items
    .map((item) => (item.items ? { ...item, items: sortCartItems(item.items) } : item))
    .sort((one, other) => weightOf(one) - weightOf(other));
}
