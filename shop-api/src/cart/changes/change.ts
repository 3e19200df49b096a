import type { Realm } from 'shared-domain/contracts/realm';
import type { Result } from 'shared-domain/kernel';
import type { Line, LineDiscount, Swap } from '../orders/order';
import type { CartCatalogue } from '../pricing/cart-catalogue';

export interface Refusal {
  /** Norwegian, for the shopper. */
  readonly message: string;
}

/** The lines as they shall be: those that stay as they are stay the same objects. */
export type ChangeResult = Result<readonly Line[], Refusal>;

export interface ChangeContext {
  readonly realm: Realm;
  readonly lines: readonly Line[];
  readonly catalogue: CartCatalogue;
  /** The discount code that came with the update. */
  readonly discount: LineDiscount | null;
  /** The swap of a phone that is under way. */
  readonly swap: Swap | null;
  /** Ids of new lines and bundles. */
  readonly newId: () => string;
}
