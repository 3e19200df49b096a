import {
  type CartAnswer,
  HARDWARE_TYPES,
  isSubscriptionType,
  type ItemTree,
  type NumberCheckType,
  type NumberChoice,
} from '../model';
import { flattenItems } from './items';

/** Subscriptions and no hardware (F5.1-3). Subscriptions are read from the entries and the rows, since either may be missing. */
export function isSimOnly({ cart }: Pick<CartAnswer, 'cart'>): boolean {
  const items = flattenItems<ItemTree>(cart.content);
  const hasSubscription = cart.subscriptions.length > 0 || items.some(({ type }) => isSubscriptionType(type));
  return hasSubscription && !items.some(({ type }) => HARDWARE_TYPES.has(type));
}

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
