import type { Realm } from 'shared-domain/contracts/realm';
import type { Ore } from 'shared-domain/money';
import type { Catalogue } from '../model';

export interface DetailsContext {
  readonly catalogue: Catalogue;
  readonly realm: Realm;
  readonly nowMs: number;
  /** Delivery is free from this upfront total. */
  readonly freeShippingLimitOre: Ore;
  /** Target of 'Forsiden' in an equipment agreement (P2-22). */
  readonly ukkoRoot?: string | undefined;
}
