import { readShopStock } from './shop-stock';

const few = (pieces: number) => ({ key: 'fewInShop', values: { pieces } });
const exactly = (pieces: number) => ({ key: 'piecesInShop', values: { pieces } });

test.each([
  [0, null],
  [1, { text: few(1), tone: 'yellow', quantity: exactly(1) }],
  [4, { text: few(4), tone: 'yellow', quantity: exactly(4) }],
  [5, { text: { key: 'inStock' }, tone: 'green', quantity: exactly(5) }],
  [6, { text: { key: 'inStock' }, tone: 'green', quantity: { key: 'morePiecesInShop', values: { pieces: 5 } } }],
])('[P4-60] a shop with %d pieces', (pieces, expected) => {
  expect(readShopStock(pieces)).toEqual(expected);
});
