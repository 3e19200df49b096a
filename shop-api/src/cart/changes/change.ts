import type { Result } from 'shared-domain/kernel';
import type { Realm } from 'shared-domain/contracts/realm';
import type { CartCatalogue, Line } from '../model';

/** What the ledger says about one step. */
export interface CartEvent {
  readonly what:
    | 'order-created' | 'order-extended' | 'order-emptied' | 'order-paid' | 'realm-changed' | 'customer-type-set'
    | 'line-added' | 'line-removed' | 'quantity-set' | 'plan-replaced';
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** The lines as they shall be, and what the ledger says about it. */
export interface Change {
  readonly lines: readonly Line[];
  readonly events: readonly CartEvent[];
}

export interface Refusal {
  /** Norwegian, for the shopper. */
  readonly message: string;
}

export type ChangeResult = Result<Change, Refusal>;

export interface ChangeContext {
  readonly realm: Realm;
  readonly lines: readonly Line[];
  readonly catalogue: CartCatalogue;
  /** Ids of new lines and bundles. */
  readonly newId: () => string;
}
