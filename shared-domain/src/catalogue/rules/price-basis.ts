import type { Realm } from '../../contracts/realm';
import { type Ore, withoutVat } from '../../money';
import type { FinancingOptionId } from '../model';

/**
 * The amount that a list shows, filters and sorts by: businesses see every price without mva.; agreement prices come without it (P6-14, P6-15).
 *
 * @param amount as the wire has it
 */
export const amountOnList = (amount: Ore, option: FinancingOptionId, realm: Realm): Ore =>
  realm === 'B2B' && !option.startsWith('ukko') ? withoutVat(amount) : amount;
