import { type CartAnswer, type CartRow, flattenItems, isSubscriptionType, type ItemTree } from 'shared-domain/cart';

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

/** The icon of a row without a picture. */
export type RowKind = 'device' | 'plan' | 'service' | 'sim' | 'other';

const KINDS: Readonly<Record<string, RowKind>> = {
  SUBSCRIPTION: 'plan',
  SUBSCRIPTION_DRAFT: 'plan',
  SERVICE: 'service',
  SIM: 'sim',
  NEW_NUMBER: 'sim',
};

/** Plans, services and SIMs by type; other rows with a picture are devices. */
export const resolveRowKind = ({ type, image }: Pick<CartRow, 'type' | 'image'>): RowKind =>
  KINDS[type] ?? (image ? 'device' : 'other');

const SPEAKER_ICIM = 'COM12LOUDSPEAKER2';

/** Whether the cart holds the speaker bundle: the id of a subscription contains its icim (F5.1-7). Ids are read from entries, bundles and rows. */
export function isSpeakerBundle({ cart, subscriptions }: Pick<CartAnswer, 'cart' | 'subscriptions'>): boolean {
  const rows = flattenItems<ItemTree>(cart.content).filter(({ type }) => isSubscriptionType(type));
  return [...cart.subscriptions, ...subscriptions, ...rows].some(({ id }) => id.includes(SPEAKER_ICIM));
}
