import type { Product } from '../model';
import { offeredAccessories, offeredVariants } from './compatible-accessories';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SELLABLE = [{ name: 'Sellable', timestampIso: '2026-01-01T00:00:00Z' }];
const variant = (stock: number, slug = 'sort') => ({ stock, slug, statuses: SELLABLE });

const accessory = (
  modelSlug: string,
  subType: string,
  compatibleModels: readonly string[] = [],
  stock = [9],
): Product =>
  ({ modelSlug, subType, compatibleModels, variants: stock.map((each) => variant(each)) }) as unknown as Product;

const order = (...fitting: readonly Product[]): readonly string[] =>
  offeredAccessories(fitting, { modelSlug: 'nova-9' }, NOW).map(({ modelSlug }) => modelSlug);

test('one of each kind comes first, then the next of each', () => {
  expect(
    order(
      accessory('deksel-1', 'COVER'),
      accessory('deksel-2', 'COVER'),
      accessory('deksel-3', 'COVER'),
      accessory('glass-1', 'SCREENPROTECTOR'),
      accessory('lader-1', 'CHARGER'),
      accessory('lader-2', 'CHARGER'),
    ),
  ).toEqual(['deksel-1', 'glass-1', 'lader-1', 'deksel-2', 'lader-2', 'deksel-3']);
});

test('of a kind, the one for this model comes before a more popular one for another that fits too', () => {
  expect(
    order(
      accessory('glass-til-nova-9-pro', 'SCREENPROTECTOR', ['nova-9-pro', 'nova-9']),
      accessory('deksel', 'COVER', ['nova-9']),
      accessory('glass-til-nova-9', 'SCREENPROTECTOR', ['nova-9']),
    ),
  ).toEqual(['glass-til-nova-9', 'deksel', 'glass-til-nova-9-pro']);
});

test('in a round what is for this model comes first, however popular the rest is', () => {
  expect(
    order(
      accessory('lader', 'CHARGER'),
      accessory('oerepropper', 'HEADSET'),
      accessory('deksel', 'COVER', ['nova-9']),
      accessory('glass', 'SCREENPROTECTOR', ['nova-9']),
      accessory('deksel-2', 'COVER', ['nova-9']),
      accessory('lader-2', 'CHARGER'),
    ),
  ).toEqual(['deksel', 'glass', 'lader', 'oerepropper', 'deksel-2', 'lader-2']);
});

test('what cannot be bought now is last, though it is for this model', () => {
  const charger = accessory('forhaandssalg', 'CHARGER');
  const statuses = [{ ...SELLABLE[0], name: 'PreSales' }];
  const inPresale = {
    ...charger,
    variants: charger.variants.map((each) => ({ ...each, statuses })),
  } as unknown as Product;
  expect(
    order(
      accessory('utsolgt-deksel', 'COVER', ['nova-9'], [0, 0]),
      accessory('deksel', 'COVER', ['nova-8', 'nova-9'], [0, 3]),
      { ...accessory('pris-kommer', 'CHARGER'), hidePrices: true },
      inPresale,
      accessory('glass', 'SCREENPROTECTOR'),
    ),
  ).toEqual(['deksel', 'glass', 'utsolgt-deksel', 'pris-kommer', 'forhaandssalg']);
});

test('the first colour of a card is one that can be bought', () => {
  const variants = [variant(0, 'sort'), variant(4, 'blaa'), variant(0, 'roed'), variant(1, 'groenn')];
  const offered = offeredVariants({ variants } as unknown as Product, NOW);
  expect(offered.map(({ slug }) => slug)).toEqual(['blaa', 'groenn', 'sort', 'roed']);
});
