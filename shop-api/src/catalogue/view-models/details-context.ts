import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue } from '../model';

export interface DetailsContext {
  readonly catalogue: Catalogue;
  readonly realm: Realm;
  readonly nowMs: number;
  /** Target of 'Forsiden' in an equipment agreement (P2-22). */
  readonly ukkoRoot?: string | undefined;
}
