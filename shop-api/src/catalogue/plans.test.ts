import { toOre } from 'shared-domain/money';
import { mainOfferingMonthly } from './plans';
import { aPlan } from './testing';

test.each([
  [{}, 499, 499],
  [{ firstYearDiscountAmount: 50 }, 449, 449],
  [{ monthlyOfferingDiscount: 100 }, 399, 499],
  [{ firstYearDiscountAmount: 50, monthlyOfferingDiscount: 100 }, 349, 449],
])(
  '[P9-32, F6-9] the plan beside a device, less its discounts %j: %d for a consumer, %d for a business',
  (change, consumer, business) => {
    const plan = aPlan({ monthlyOfferingPrice: 499, ...change });
    expect([mainOfferingMonthly(plan, 'B2C'), mainOfferingMonthly(plan, 'B2B')]).toEqual([
      toOre(consumer),
      toOre(business),
    ]);
  },
);
