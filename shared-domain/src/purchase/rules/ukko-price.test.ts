import { toOre } from '../../money';
import { ukkoPrice } from './ukko-price';

test('[P6-15] the month without mva., the total with it', () => {
  expect(ukkoPrice({ monthlyWithoutVat: toOre(433), total: toOre(12_990) })).toEqual({
    monthly: '433,-/md. (ekskl. mva.)',
    total: 'Minste totalpris 12\u00A0990,- (inkl. mva.)',
  });
});
