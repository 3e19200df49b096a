import { readShopStock } from './shop-stock';

test.each([
  [0, null],
  [1, { text: 'Få på lager (1)', tone: 'yellow', quantityLabel: '1 på lager' }],
  [4, { text: 'Få på lager (4)', tone: 'yellow', quantityLabel: '4 på lager' }],
  [5, { text: 'På lager', tone: 'green', quantityLabel: '5 på lager' }],
  [6, { text: 'På lager', tone: 'green', quantityLabel: '5+ på lager' }],
])('[P4-60] a shop with %d pieces', (pieces, expected) => {
  expect(readShopStock(pieces)).toEqual(expected);
});
