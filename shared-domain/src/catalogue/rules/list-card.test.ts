import { toOre } from '../../money';
import { aProductListItem } from '../testing';
import { catalogueText } from '../texts/nb';
import { toListCard, toSwatches } from './list-card';

describe('list card', () => {
  type Status = { readonly name: string; readonly sellable: boolean; readonly quantityInStock: number };

  const dot = (name: string) => ({ name, nameGrouped: `${name}gruppe`, html: '#000000' });

  test('[F3.5-1, F5.5-18] what a card shows of a product', () => {
    const item = aProductListItem({
      upfrontPrice: { before: toOre(13_990) },
      flashText: { name: 'nyhet', text: 'Nyhet', kind: 'brand' },
    });
    expect(toListCard(item)).toEqual({
      href: '/mobiltelefoner/aurora/aurora-5-pro/',
      brand: 'Aurora',
      name: 'Aurora 5 Pro',
      image: item.image,
      badge: { text: { key: 'saved', values: { amount: toOre(1_000) } }, kind: 'offer' },
      colours: [
        { name: 'Lyng', html: '#9a7fc4' },
        { name: 'Skifer', html: '#3a3a40' },
      ],
      moreColours: 0,
      sizes: '256\u00A0GB – 1\u00A0TB',
      price: { amount: '541,-', unit: '/md.' },
      priceNote: {
        key: 'cardTerms',
        values: { financing: { kind: 'lease', months: 24 }, fullPrice: toOre(12_990) },
      },
      condition: { key: 'priceCondition', values: { of: 'device', total: toOre(12_984) } },
      before: '13\u00A0990,-',
      grade: null,
      rating: null,
      stock: {
        text: { key: 'inWebStock' },
        tone: 'green',
        icon: 'check',
        lcmStatus: 'Sellable',
        sellable: true,
        dcQtyAvailable: 25,
      },
    });
  });

  test('[P6-14, P6-15, F5.5-16] the price follows the realm and the chosen financing', () => {
    const item = aProductListItem({ ukkoPrice: { duration: '24', monthly: toOre(332.8) } });
    expect(toListCard(item, { realm: 'UKKO' }).price).toEqual({ amount: '332,80\u00A0kr', unit: '/md.' });
    expect(toListCard(item, { realm: 'B2B', financing: 'upfront' })).toMatchObject({
      price: { amount: '10\u00A0392,-' },
      priceNote: { values: { fullPrice: null } },
    });
  });

  test('[P9-11] four colours, then how many more', () => {
    const card = toListCard(aProductListItem({ variants: { colors: ['a', 'b', 'c', 'd', 'e', 'f'].map(dot) } }));
    expect(card.colours.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(card.moreColours).toBe(2);
  });

  test('a used device says its condition in the words of the server', () => {
    const card = toListCard(
      aProductListItem({
        subType: 'PREOWNED',
        grade: 'Brukt. 2 års garanti',
      }),
    );
    expect(card.grade && catalogueText(card.grade)).toBe('Brukt. 2 års garanti');
  });

  test('the status is that of the variant that the card links to: the first', () => {
    const stock = (...salesStatuses: Status[]) => toListCard(aProductListItem({ variants: { salesStatuses } })).stock;
    const [unsold, few, many] = [
      { name: 'a', sellable: false, quantityInStock: 99 },
      { name: 'b', sellable: true, quantityInStock: 3 },
      { name: 'c', sellable: true, quantityInStock: 40 },
    ];
    expect(stock(few, many, unsold)).toMatchObject({ tone: 'blue', lcmStatus: 'b', dcQtyAvailable: 3 });
    expect(stock(many, few, unsold)).toMatchObject({ tone: 'green', lcmStatus: 'c' });
    expect(stock({ ...unsold, quantityInStock: 1 }, unsold)).toMatchObject({
      text: { key: 'soldOut' },
      sellable: false,
      lcmStatus: 'a',
    });
    expect(stock()).toEqual({
      text: { key: 'soldOut' },
      tone: 'yellow',
      icon: 'error',
      lcmStatus: 'NonSellable',
      sellable: false,
      dcQtyAvailable: 0,
    });
  });
});

describe('colour swatches', () => {
  test.each([
    [[], [], 0],
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 0],
    [['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd'], 2],
  ])('[P9-11] %j', (all, colours, moreColours) => {
    expect(toSwatches(all)).toEqual({ colours, moreColours });
  });
});
