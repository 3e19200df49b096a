import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue } from '../model';

export interface DetailsContext {
  readonly catalogue: Catalogue;
  readonly realm: Realm;
  readonly nowMs: number;
  /** Prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
  /** Target of 'Forsiden' in an equipment agreement (P2-22). */
  readonly ukkoRoot?: string | undefined;
}
