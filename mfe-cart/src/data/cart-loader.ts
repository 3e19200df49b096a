import type { CartAnswer } from 'shared-domain/cart';
import type { PageModule } from 'shared-domain/contracts/exposes';

export interface CartPageData {
  /** The visitor's cart: only the shell's server knows it, for this one private page. Null: the browser reads it. */
  readonly cart: CartAnswer | null;
}

/** No cookie reaches a loader, so it has nothing to read. */
export const loadCart: PageModule<CartPageData>['loader'] = () =>
  Promise.resolve({ kind: 'data', data: { cart: null } });
