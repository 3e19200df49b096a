import { aPlanPrice, aVariant } from '../../catalogue/testing';
import { toOre, ZERO } from '../../money';
import { aDataOffering, anOffering } from '../testing';
import { defaultSwitchPlanKey } from './default-codes';
import { devicePlanPrice, planOptions } from './plan-price';

const { prices } = aVariant({
  prices: {
    lease: {
      'FJELL_X_BASIC_2025_2.TLF12PLEAS': [
        aPlanPrice(),
        aPlanPrice({ duration: 12, monthly: toOre(1_083) }),
        aPlanPrice({ duration: 0, code: 'now', upfront: toOre(9_990), monthly: ZERO }),
      ],
    },
    leaseWithCommitment: {
      'FJELL_X_BASIC_2025_2.TLF12PLEAS': [aPlanPrice({ duration: 24, code: '24commitment', monthly: toOre(441) })],
    },
  },
});

test.each([
  ['P3-16', 'lease24', 54_100],
  ['P3-16', 'lease12', 108_300],
  ['P3-4, P3-16', 'lease24commitment', 44_100],
  ['P3-4, P3-16', 'lease12commitment', undefined],
  ['P3-16', 'leasenow', 0],
  ['P9-23', 'new-switch', 44_900],
  ['P9-23', 'existing-switch', 44_900],
  ['P3-16', 'lease36', undefined],
  ['P3-16', 'upfront', undefined],
])('[%s] the device with %s costs %s øre a month', (_, financing, monthly) => {
  expect(devicePlanPrice(prices, financing, 'FJELL_X_BASIC_2025_2')?.monthly).toBe(monthly);
  expect(devicePlanPrice(prices, financing, 'FJELL_X_BASIC_2025_2.TLF12PLEAS')?.monthly).toBe(monthly);
});

test('[P3-16] a plan that the device is not sold with has no price', () => {
  expect(devicePlanPrice(prices, 'lease24', 'FJELL_MOBIL_10GB_2025')).toBeNull();
  expect(
    devicePlanPrice({ lease: {}, switch: { FJELL_X: [aPlanPrice({ duration: 12 })] } }, 'new-switch', 'FJELL_X'),
  ).toBeNull();
});

test('[P3-16] the plans of a financing option, each with both months’ prices', () => {
  expect(planOptions([anOffering(), aDataOffering()], prices, 'lease24')).toEqual([
    { offering: anOffering(), device: aPlanPrice(), monthlyTotal: 104_000 },
  ]);
});

test('[P9-23] where no plan is chosen a switch costs what its default entry says', () => {
  const switches = {
    'FJELL_X_BASIC_2025.TLF12PLEAS': [
      aPlanPrice({ monthly: toOre(375) }),
      aPlanPrice({ duration: 12, monthly: toOre(750) }),
    ],
  };
  expect(devicePlanPrice({ lease: {}, switch: switches }, 'new-switch', defaultSwitchPlanKey('FJELL'))?.monthly).toBe(
    37_500,
  );
});
