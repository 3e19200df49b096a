import type { CartAnswer } from 'shared-domain/cart';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedJson } from 'shared-domain/device/storage';
import { type Reorder, toReorders } from '../rules/kept-cart';

/** Older ones are forgotten: prices and stock have changed too much. */
const READ_FOR_MS = 30 * 86_400_000;

/** The value is only compared with itself. */
// oxlint-disable-next-line shop/restricted-syntax
const deviceNowMs = (): number => Date.now();

const isReorder = (entry: unknown): entry is Reorder => {
  const { name, input } = (entry ?? {}) as { readonly name?: unknown; readonly input?: { readonly update?: unknown } };
  return typeof name === 'string' && typeof input?.update === 'object' && input.update !== null;
};

/** The rows of an expired cart of this browser; none where nothing is stored, or the text is not ours. */
export function readSavedCart(): readonly Reorder[] {
  const { savedAt, rows } = (storedJson(STORAGE_KEYS.savedCart) ?? {}) as {
    readonly savedAt?: unknown;
    readonly rows?: unknown;
  };
  const isRecent = typeof savedAt === 'number' && deviceNowMs() - savedAt < READ_FOR_MS;
  return isRecent && Array.isArray(rows) ? rows.filter(isReorder) : [];
}

export function forgetSavedCart(): void {
  keepText(STORAGE_KEYS.savedCart, null);
}

/**
 * Keeps what an open order of a consumer holds, on this device only, so that it can be ordered again once it has expired. An order that is
 * paid, or that the visitor emptied, is forgotten; an answer without an order changes nothing.
 */
export function saveCart(answer: CartAnswer): void {
  if (answer.orderRef === null) return;
  const rows = answer.hasPaid || answer.realm !== 'B2C' ? [] : toReorders(answer);
  if (rows.length === 0) return forgetSavedCart();
  keepText(STORAGE_KEYS.savedCart, JSON.stringify({ savedAt: deviceNowMs(), rows }));
}
