import { isPhasedOut, type StockLine } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';

/**
 * Whether a product's page has the delivery search and click and collect: not for an equipment agreement, which has its own
 * delivery (P6-15), and not for a product that is phased out (P4-66).
 */
export const isDeliveryShown = (realm: Realm, stock: Pick<StockLine, 'lcmStatus' | 'dcQtyAvailable'>): boolean =>
  realm !== 'UKKO' && !isPhasedOut(stock);
