import { toOre } from 'shared-domain/money';
import { ukkoPrice } from './agreement-price';

test('[P6-15] the month without mva., the total with it', () => {
  expect(ukkoPrice({ monthlyWithoutVat: toOre(433), total: toOre(12_990) })).toEqual({
    monthly: { key: 'agreementMonthly', values: { monthlyWithoutVat: 43_300 } },
    total: { key: 'agreementTotal', values: { total: 1_299_000 } },
  });
});
