import { anAvailabilityRecord } from '../testing';
import { isPhasedOut, resolveStockStatus, stockStatusOfSale } from './stock-status';

const nowMs = Date.UTC(2026, 10, 21);
const withPieces = (dcQtyAvailable: number, info: string | null = null) => anAvailabilityRecord({ dcQtyAvailable, availabilityStatus: { info } });

test('[P4-62, F4.6-1, P8-7] an empty list: the status could not be read', () => {
  expect(resolveStockStatus({ availability: [], nowMs })).toEqual({
    text: 'Kunne ikke hente lagerstatus', tone: 'red', icon: 'failure', lcmStatus: 'NonSellable', sellable: false, dcQtyAvailable: 0,
  });
});

test('[P4-63, F4.6-2] presale comes first, with its own text or Forhåndssalg', () => {
  const presale = (text?: string) => resolveStockStatus({ availability: [], presale: { text }, nowMs });
  expect(presale()).toMatchObject({ text: 'Forhåndssalg', tone: 'blue', icon: 'info', lcmStatus: 'PreSales' });
  expect(presale('I salg fredag').text).toBe('I salg fredag');
  expect(presale(' ').text).toBe('Forhåndssalg');
});

test.each([
  [0, 'yellow', 'error', 'Utsolgt'],
  [1, 'blue', 'info', 'På nettlager'],
  [10, 'blue', 'info', 'På nettlager'],
  [11, 'green', 'check', 'På nettlager'],
])('[P4-64, F4.6-3, F5.5-2, F9.13-5] %d pieces', (pieces, tone, icon, text) => {
  expect(resolveStockStatus({ availability: [withPieces(pieces)], nowMs })).toMatchObject({ tone, icon, text, dcQtyAvailable: pieces, lcmStatus: 'Sellable' });
});

test('[P4-64, F4.6-3] the server’s text wins, an empty one counts as missing', () => {
  expect(resolveStockStatus({ availability: [withPieces(7, 'Få på nettlager (7)')], nowMs }).text).toBe('Få på nettlager (7)');
  expect(resolveStockStatus({ availability: [withPieces(0, '')], nowMs }).text).toBe('Utsolgt');
});

test('[P4-66] phased out only without stock', () => {
  expect(isPhasedOut({ lcmStatus: 'GlobalPhasedOutStocking', dcQtyAvailable: 0 })).toBe(true);
  expect(isPhasedOut({ lcmStatus: 'GlobalPhasedOutStocking', dcQtyAvailable: 1 })).toBe(false);
  expect(isPhasedOut({ lcmStatus: 'Sellable', dcQtyAvailable: 0 })).toBe(false);
});

test('[P4-53, P4-64] a view model’s sales status reads the same, what is not sellable is sold out', () => {
  expect(stockStatusOfSale({ name: 'Sellable', sellable: true, quantityInStock: 11 })).toMatchObject({ text: 'På nettlager', tone: 'green' });
  expect(stockStatusOfSale({ name: 'Sellable', sellable: false, quantityInStock: 11 })).toMatchObject({ text: 'Utsolgt', tone: 'yellow' });
  expect(stockStatusOfSale({ name: 'PreSales', sellable: true, quantityInStock: 0 })).toMatchObject({ text: 'Forhåndssalg', tone: 'blue' });
});
