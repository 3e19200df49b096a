import { isPhasedOut, type StockStatus } from '../../catalogue';
import type { Realm } from '../../contracts/realm';

/**
 * Whether the delivery search and click-and-collect stand on a product's page: not for an equipment agreement, which delivers its
 * own way (P6-15), and not for a product that is phased out (P4-66).
 */
export const isDeliveryShown = (realm: Realm, stock: Pick<StockStatus, 'lcmStatus' | 'dcQtyAvailable'>): boolean =>
  realm !== 'UKKO' && !isPhasedOut(stock);
