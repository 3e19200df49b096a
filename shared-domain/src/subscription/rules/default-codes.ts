import { offeringCodeOf, withIcim } from './code-part';

/** The plan that is chosen where nothing else is (P9-33, F9.4-6). */
export const defaultOfferingCode = (codePrefix: string): string => offeringCodeOf(codePrefix, 'X_BASIC_2025_2');

/** The price entry of a switch where no plan is chosen (P9-23). */
export const defaultSwitchPlanKey = (codePrefix: string): string =>
  withIcim(offeringCodeOf(codePrefix, 'X_BASIC_2025'), 'TLF12PLEAS');
