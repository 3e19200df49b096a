import { anAvailabilityRecord } from '../testing';
import { ownText } from './placeholder';
import {
  isPhasedOut,
  resolveLcmStatus,
  resolveStockStatus,
  type STOCK_LOOKS,
  stockStatusOfSale,
  stockTexts,
  toChannelOverrides,
} from './stock';

describe('lcm status', () => {
  const nowMs = Date.UTC(2026, 10, 21, 12);
  const at = (name: string, timestampIso: string) => ({ name, timestampIso });

  test.each([
    ['none', [], 'NonSellable'],
    ['only future', [at('PreSales', '2026-11-21T12:00:01Z')], 'NonSellable'],
    ['exactly now', [at('PreSales', '2026-11-21T12:00:00Z')], 'PreSales'],
    [
      'the latest, in any order',
      [
        at('Sellable', '2026-10-01T00:00:00Z'),
        at('PreSales', '2026-09-01T00:00:00Z'),
        at('GlobalPhasedOutStocking', '2027-01-01T00:00:00Z'),
      ],
      'Sellable',
    ],
    ['by the instant, not by the text', [at('A', '2026-11-21T12:30:00+01:00'), at('B', '2026-11-21T11:45:00Z')], 'B'],
    ['of one moment the last named', [at('A', '2026-11-01T00:00:00Z'), at('B', '2026-11-01T00:00:00Z')], 'B'],
    ['an unreadable time', [at('A', 'snart')], 'NonSellable'],
  ])('[P4-65, F4.6-4] life-cycle status: %s', (_, statuses, expected) => {
    expect(resolveLcmStatus(statuses, nowMs)).toBe(expected);
  });
});

describe('phased out', () => {
  test.each([
    ['GlobalPhasedOutStocking', 0, true],
    ['GlobalPhasedOutStocking', 1, false],
    ['Sellable', 0, false],
  ])('[P4-66] %s with %d pieces is phased out: %s', (lcmStatus, dcQtyAvailable, expected) => {
    expect(isPhasedOut({ lcmStatus, dcQtyAvailable })).toBe(expected);
  });
});

describe('stock status', () => {
  const nowMs = Date.UTC(2026, 10, 21);
  const withPieces = (dcQtyAvailable: number, info: string | null = null) =>
    anAvailabilityRecord({ dcQtyAvailable, availabilityStatus: { info } });

  test('[P4-62, F4.6-1, P8-7, F8-20] an empty list: the status could not be read', () => {
    expect(resolveStockStatus({ availability: [], nowMs })).toEqual({
      text: { key: 'stockUnknown' },
      tone: 'red',
      icon: 'info',
      lcmStatus: 'NonSellable',
      sellable: false,
      dcQtyAvailable: 0,
    });
  });

  test('[P4-63, F4.6-2] presale comes first, with its own text or the shop’s', () => {
    const presale = (text?: string) => resolveStockStatus({ availability: [], presale: { text }, nowMs });
    expect(presale()).toEqual({
      text: { key: 'presale' },
      tone: 'blue',
      icon: 'info',
      lcmStatus: 'PreSales',
      sellable: false,
      dcQtyAvailable: 0,
    });
    expect(presale('I salg fredag').text).toEqual(ownText('I salg fredag'));
    expect(presale(' ').text).toEqual({ key: 'presale' });
    expect(resolveStockStatus({ availability: [withPieces(7, 'På lager')], presale: {}, nowMs })).toMatchObject({
      text: { key: 'presale' },
      sellable: true,
      dcQtyAvailable: 7,
    });
    expect(resolveStockStatus({ availability: [withPieces(7)], presale: null, nowMs }).lcmStatus).toBe('Sellable');
  });

  /** Pieces that also satisfy every later row. */
  const CASES: Record<(typeof STOCK_LOOKS)[number]['id'], readonly (readonly [number, string, string, string])[]> = {
    'P4-64 none': [[0, 'yellow', 'error', 'soldOut']],
    'P4-64 few': [
      [1, 'blue', 'info', 'inWebStock'],
      [10, 'blue', 'info', 'inWebStock'],
    ],
    'P4-64 many': [[11, 'green', 'check', 'inWebStock']],
  };
  const rows = Object.entries(CASES).flatMap(([id, cases]) => cases.map((values) => [id, ...values] as const));

  test.each(rows)('[F4.6-3, F5.5-2, F9.13-5] %s: %d pieces', (_, pieces, tone, icon, key) => {
    expect(resolveStockStatus({ availability: [withPieces(pieces)], nowMs })).toMatchObject({
      tone,
      icon,
      text: { key },
      dcQtyAvailable: pieces,
    });
  });

  test('[P4-64, F4.6-3] the server’s text wins, an empty one counts as missing', () => {
    expect(resolveStockStatus({ availability: [withPieces(7, 'Få på nettlager (7)')], nowMs }).text).toEqual(
      ownText('Få på nettlager (7)'),
    );
    expect(resolveStockStatus({ availability: [withPieces(0, '')], nowMs }).text).toEqual({ key: 'soldOut' });
  });

  test('[P3-7] the product’s own texts replace missing texts of the channel, and change nothing else', () => {
    const overrides = {
      inStockOverrideText: 'Sendes i dag',
      outOfStockOverride: 'Tilbake i mars',
      preSalesOverrideText: 'I salg fredag',
    };
    expect(resolveStockStatus({ availability: [withPieces(11)], overrides, nowMs })).toMatchObject({
      text: ownText('Sendes i dag'),
      tone: 'green',
      icon: 'check',
    });
    expect(resolveStockStatus({ availability: [withPieces(0)], overrides, nowMs })).toMatchObject({
      text: ownText('Tilbake i mars'),
      tone: 'yellow',
      icon: 'error',
    });
    expect(resolveStockStatus({ availability: [], presale: {}, overrides, nowMs }).text).toEqual(
      ownText('I salg fredag'),
    );
    expect(resolveStockStatus({ availability: [withPieces(3, 'Få igjen')], overrides, nowMs }).text).toEqual(
      ownText('Få igjen'),
    );
    expect(stockStatusOfSale({ name: 'Sellable', sellable: true, quantityInStock: 1 }, overrides).text).toEqual(
      ownText('Sendes i dag'),
    );
    expect(stockStatusOfSale({ name: 'PreSales', sellable: true, quantityInStock: 1 }, overrides).text).toEqual(
      ownText('I salg fredag'),
    );
  });

  test('[P3-32, P3-33] a record of the channel becomes text, look, life-cycle status, sellability and pieces', () => {
    const statuses = [
      { name: 'Sellable', timestampIso: '2026-09-01T00:00:00Z' },
      { name: 'GlobalPhasedOutStocking', timestampIso: '2026-11-01T00:00:00Z' },
    ];
    const record = anAvailabilityRecord({
      dcQtyAvailable: 4,
      availabilityStatus: { info: 'Få igjen', sellable: false },
      statuses,
    });
    expect(resolveStockStatus({ availability: [record], nowMs })).toEqual({
      text: ownText('Få igjen'),
      tone: 'blue',
      icon: 'info',
      lcmStatus: 'GlobalPhasedOutStocking',
      sellable: false,
      dcQtyAvailable: 4,
    });
  });

  test('what is phased out reads the same in the view model and in an answer of the channel without a text', () => {
    const record = anAvailabilityRecord({
      dcQtyAvailable: 0,
      availabilityStatus: { info: '', sellable: false },
      statuses: [{ name: 'GlobalPhasedOutStocking', timestampIso: '2026-06-01T07:00:00Z' }],
    });
    const ofSale = stockStatusOfSale({ name: 'GlobalPhasedOutStocking', sellable: false, quantityInStock: 0 });
    expect(resolveStockStatus({ availability: [record], nowMs })).toEqual(ofSale);
    expect(ofSale.text).toEqual({ key: 'phasedOut' });
  });

  test('[P4-53, P4-64] a view model’s sales status reads the same, what is not sellable is sold out', () => {
    expect(stockStatusOfSale({ name: 'Sellable', sellable: true, quantityInStock: 11 })).toEqual({
      text: { key: 'inWebStock' },
      tone: 'green',
      icon: 'check',
      lcmStatus: 'Sellable',
      sellable: true,
      dcQtyAvailable: 11,
    });
    expect(stockStatusOfSale({ name: 'Sellable', sellable: false, quantityInStock: 11 })).toMatchObject({
      text: { key: 'soldOut' },
      tone: 'yellow',
      sellable: false,
      dcQtyAvailable: 0,
    });
    expect(stockStatusOfSale({ name: 'PreSales', sellable: true, quantityInStock: 0 })).toEqual({
      text: { key: 'presale' },
      tone: 'blue',
      icon: 'info',
      lcmStatus: 'PreSales',
      sellable: true,
      dcQtyAvailable: 0,
    });
  });
});

describe('stock text', () => {
  const overrides = {
    preSalesOverrideText: 'I salg fredag',
    outOfStockOverride: 'Tilbake i mars',
    inStockOverrideText: ' Sendes i dag ',
  };

  test('[P3-7, F7.6-2] the product’s texts under the names that the channel takes', () => {
    expect(toChannelOverrides(overrides)).toEqual({
      preSalesOverride: 'I salg fredag',
      outOfStockOverride: 'Tilbake i mars',
      inStockOverride: 'Sendes i dag',
    });
  });

  test('[F7.6-2, P9-16] what is missing, empty or a placeholder is not sent', () => {
    expect(toChannelOverrides({})).toEqual({});
    expect(
      toChannelOverrides({
        preSalesOverrideText: ' ',
        outOfStockOverride: 'DUMMY_TO_AVOID_ERROR',
        inStockOverrideText: 'Sendes i dag',
      }),
    ).toEqual({ inStockOverride: 'Sendes i dag' });
  });

  test('[P3-7, P4-63, P4-64, F5.5-2] the product’s own words, else the shop’s', () => {
    expect(stockTexts()).toEqual({
      preSales: { key: 'presale' },
      outOfStock: { key: 'soldOut' },
      inStock: { key: 'inWebStock' },
    });
    expect(stockTexts(overrides)).toEqual({
      preSales: ownText('I salg fredag'),
      outOfStock: ownText('Tilbake i mars'),
      inStock: ownText('Sendes i dag'),
    });
  });
});
