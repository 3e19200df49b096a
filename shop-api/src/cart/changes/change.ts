import type { Realm } from 'shared-domain/contracts/realm';
import type { Result } from 'shared-domain/kernel';
import type { LedgerDetail } from '../orders/ledger';
import type { Line, LineDiscount, Swap } from '../orders/order';
import type { CartCatalogue } from '../pricing/cart-catalogue';

export interface Refusal {
  /** Norwegian, for the shopper. */
  readonly message: string;
}

/** The new lines. Unchanged lines are the same objects. */
export type ChangeResult = Result<readonly Line[], Refusal>;

export interface ChangeContext {
  readonly realm: Realm;
  readonly lines: readonly Line[];
  readonly catalogue: CartCatalogue;
  /** The discount code of the update. */
  readonly discount: LineDiscount | null;
  /** The started swap of a phone, if any. */
  readonly swap: Swap | null;
  /** The ledger of the order, oldest first; read only for a restoring. */
  readonly history: readonly LedgerDetail[];
  /** Creates ids of lines and bundles. */
  readonly newId: () => string;
}
