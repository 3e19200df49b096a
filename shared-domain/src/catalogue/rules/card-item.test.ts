import fc from 'fast-check';
import { REALMS } from '../../contracts/realm';
import { anyProduct, anyQuery } from '../testing/catalogue-arbitrary';
import { isBuyable, savingOf, toCardItem } from './card-item';
import { toListCard } from './list-card';

test('[F3.5-1] [F4.6-3] a card says the same from its part of the product as from the whole', () => {
  fc.assert(
    fc.property(anyProduct, anyQuery, fc.constantFrom(...REALMS), (item, { filters: { financing } }, realm) => {
      const part = toCardItem(item);
      expect(toListCard(part, { financing, realm })).toEqual(toListCard(item, { financing, realm }));
      expect(isBuyable(part)).toBe(isBuyable(item));
      expect(savingOf(part)).toBe(savingOf(item));
      expect(toCardItem({ ...item, ...part })).toEqual(part);
    }),
  );
});
