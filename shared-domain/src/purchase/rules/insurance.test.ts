import { ore, toOre, ZERO } from '../../money';
import { anInsurance } from '../testing';
import { chosenInsurance, insuranceCard, insuranceExcess, offeredInsurances } from './insurance';

describe('insurance card', () => {
  test('[P3-31] the monthly price', () => {
    expect(insuranceCard(anInsurance(), toOre(5_990))).toEqual({
      price: toOre(129),
      before: null,
      sellingPoints: [
        {
          icon: 'shield',
          text: { key: 'sellingPoint', values: { subtext: 'Egenandel [DATA] når skaden er ute', excess: toOre(600) } },
        },
      ],
    });
  });

  test.each([
    [99, 99, 129],
    [129, 129, null],
    [149, 129, null],
    [0, 129, null],
  ])('[P3-31] with a discount price of %d it costs %d, before %j', (discountPrice, price, before) => {
    expect(insuranceCard(anInsurance({ discountPrice: toOre(discountPrice) }), toOre(5_990))).toMatchObject({
      price: toOre(price),
      before: before && toOre(before),
    });
  });

  test('[P3-31, P9-20] the selling points have the excess of the device', () => {
    const sellingPoints = [{ subtext: 'Dekker tyveri' }];
    expect(insuranceCard(anInsurance({ sellingPoints }), toOre(12_990)).sellingPoints).toEqual([
      { text: { key: 'sellingPoint', values: { subtext: 'Dekker tyveri', excess: toOre(1_000) } } },
    ]);
  });
});

describe('insurance excess', () => {
  test.each([
    [toOre(7_600), 100_000],
    [toOre(12_990), 100_000],
    [ore(759_999), 60_000],
    [toOre(0), 60_000],
  ])('[P9-20] the excess for a device of %d øre is %d øre', (price, excess) => {
    expect(insuranceExcess(price)).toBe(excess);
  });
});

describe('insurance choice', () => {
  const none = anInsurance({ code: 'NONE', name: 'Nei takk', price: ZERO });
  const small = anInsurance();
  const large = anInsurance({ code: 'INSURL' });

  test('[P3-31] NONE is no insurance to choose', () => {
    expect(offeredInsurances([none, small, large])).toEqual([small, large]);
    expect(offeredInsurances([none])).toEqual([]);
  });

  test('[P9-21] one of the screen alone is not offered where the screen is insured anyway', () => {
    const screen = anInsurance({ code: 'SCREEN', coversScreenOnly: true });
    expect(offeredInsurances([small, screen], true)).toEqual([small]);
    expect(offeredInsurances([small, screen])).toEqual([small, screen]);
  });

  test.each([
    ['INSURL', large],
    ['NONE', null],
    ['GONE', null],
    [null, null],
  ])('[P3-31] the choice %j', (code, expected) => {
    expect(chosenInsurance([none, small, large], code)).toBe(expected);
  });
});
