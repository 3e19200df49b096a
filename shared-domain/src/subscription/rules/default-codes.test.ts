import { defaultOfferingCode, defaultSwitchPlanKey } from './default-codes';

test.each(['FJELL', 'ELV'])(
  '[F9.4-6, P9-33, P9-23] the default plan and the default entry of a switch carry the brand %s',
  (brand) => {
    expect(defaultOfferingCode(brand)).toBe(`${brand}_X_BASIC_2025_2`);
    expect(defaultSwitchPlanKey(brand)).toBe(`${brand}_X_BASIC_2025.TLF12PLEAS`);
  },
);
