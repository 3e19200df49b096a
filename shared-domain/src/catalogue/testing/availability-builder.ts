import { type Change, merge } from '../../testing/merge';
import type { AvailabilityRecord } from '../model';

export const anAvailabilityRecord = (change: Change<AvailabilityRecord> = {}): AvailabilityRecord =>
  merge<AvailabilityRecord>(
    {
      productCode: 'AUR-5P-256-LYN',
      dcQtyAvailable: 25,
      availabilityStatus: { info: 'På nettlager', shouldAppearInShop: true, sellable: true },
      statuses: [{ name: 'Sellable', timestampIso: '2026-09-01T00:00:00Z' }],
    },
    change,
  );
