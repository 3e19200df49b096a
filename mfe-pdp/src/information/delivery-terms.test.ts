import { toOre } from 'shared-domain/money';
import { deliveryTermLines } from './delivery-terms';

const terms = { fromPrice: toOre(100), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };

test('time, price and right of return of what is delivered', () => {
  expect(deliveryTermLines(terms, 'B2C')).toEqual([
    'Varer på nettlager kommer på 1–5 virkedager',
    'Levering fra 100,-. Fri frakt når du betaler 1\u00A0000,- eller mer nå',
    '30 dagers angrerett når du handler på nett',
  ]);
});

test('[P6-14] businesses see what it costs without mva., and have no right of return', () => {
  expect(deliveryTermLines(terms, 'B2B').slice(1)).toEqual([
    'Levering fra 80,- (ekskl. mva.). Fri frakt når du betaler 800,- (ekskl. mva.) eller mer nå',
  ]);
});

test('[P6-15] equipment agreements have a delivery of their own', () => {
  expect(deliveryTermLines(terms, 'UKKO')).toEqual([]);
  expect(deliveryTermLines(undefined, 'B2C')).toEqual([]);
});
