import type { Product, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Purchase } from './purchase';

/** The purchase as the page has it: what is chosen, by whom, and what its address contains. */
export interface PurchasePage {
  readonly product: Product;
  /** The skus of all variants. */
  readonly skus: readonly string[];
  readonly variant: ProductVariant;
  readonly purchase: Purchase;
  /** The plan is one that the address names, not the default one. */
  readonly isPlanChosen: boolean;
  readonly quantity: number;
  /** Accessories that fit; 0 where none are offered. */
  readonly accessoryCount: number;
  readonly isReleaseInFuture: boolean;
  readonly isLoggedIn: boolean;
  readonly realm: Realm;
  /** Query parameters (P2-7, P2-8). */
  readonly cartId: string | null;
  readonly steg: string | null;
  /** Writes them; what is left out stays. */
  readonly mark: (change: { readonly cartId?: string | null; readonly steg?: string | null }) => void;
}
