import type { StockStatus } from '../model';

/** Whether a product is phased out and out of stock: delivery and click-and-collect are hidden for it (P4-66). */
export const isPhasedOut = ({
  lcmStatus,
  dcQtyAvailable,
}: Pick<StockStatus, 'lcmStatus' | 'dcQtyAvailable'>): boolean =>
  lcmStatus === 'GlobalPhasedOutStocking' && dcQtyAvailable <= 0;
