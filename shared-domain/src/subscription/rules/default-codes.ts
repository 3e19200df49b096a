import { offeringCodeOf, withIcim } from './code-part';

/** Code of the default plan (P9-33, F9.4-6). */
export const defaultOfferingCode = (codePrefix: string): string => offeringCodeOf(codePrefix, 'X_BASIC_2025_2');

/** Price entry of a switch when no plan is chosen (P9-23). */
export const defaultSwitchPlanKey = (codePrefix: string): string =>
  withIcim(offeringCodeOf(codePrefix, 'X_BASIC_2025'), 'TLF12PLEAS');
