import { type CartAnswer, type CartItem, HARDWARE_TYPES } from '../../cart';

const isDevice = ({ type }: Pick<CartItem, 'type'>): boolean => HARDWARE_TYPES.has(type);

/** The device of a bundle (P4-32); null where it has none. */
export const mainDeviceOf = ({ cart }: Pick<CartAnswer, 'cart'>, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && isDevice(item)) ?? null;

/** Whether a cart contains a device on instalments (P4-47). */
export const hasDeviceBundle = ({ cart }: Pick<CartAnswer, 'cart'>): boolean =>
  cart.content.some((item) => item.bundleId !== undefined && isDevice(item));
