import { type CartAnswer, type CartItem, HARDWARE_TYPES } from '../../cart';

const isDevice = ({ type }: Pick<CartItem, 'type'>): boolean => HARDWARE_TYPES.has(type);

/** The device that a bundle is made of (P4-32); null where the bundle holds none. */
export const mainDeviceOf = ({ cart }: Pick<CartAnswer, 'cart'>, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && isDevice(item)) ?? null;

/** Whether a cart holds a device that is paid over time (P4-47). */
export const hasDeviceBundle = ({ cart }: Pick<CartAnswer, 'cart'>): boolean =>
  cart.content.some((item) => item.bundleId !== undefined && isDevice(item));
