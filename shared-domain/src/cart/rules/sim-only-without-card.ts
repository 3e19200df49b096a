import type { CartAnswer, NumberCheckType, NumberChoice } from '../model';
import { isSimOnly } from './sim-only';

/** Whether a subscription with this number needs a new SIM (F5.1-4, F3.9-3). */
const NEEDS_NEW_SIM: Readonly<Record<NumberCheckType, boolean>> = {
  new: true,
  port_in: true,
  neworportin: true,
  existing: false,
  transfer: false,
};

/**
 * Whether a sim-only cart needs no SIM card: each subscription that needs a new SIM uses an eSIM (F5.1-4, F3.1-19).
 *
 * @param choices how each subscription of the order gets its number
 */
export const isSimOnlyWithoutCard = (answer: Pick<CartAnswer, 'cart'>, choices: readonly NumberChoice[]): boolean =>
  isSimOnly(answer) &&
  !choices.some(({ phoneNumber, isEsimSelected }) => NEEDS_NEW_SIM[phoneNumber.check.type] && !isEsimSelected);
