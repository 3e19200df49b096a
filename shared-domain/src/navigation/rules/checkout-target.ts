import { type CartAnswer, HARDWARE_TYPES, isQueued } from '../../cart';
import { checkoutHref, externalCheckoutHref, hardwareCheckoutHref, waitingRoomHref } from './checkout';

/** Where the checkouts are: a part of the public configuration. */
export interface CheckoutSettings {
  readonly checkoutPaths: { readonly B2C: string; readonly B2B: string };
  /** Name of a preproduction environment (F2.9-1). */
  readonly checkoutEnvironment?: string;
  /** Origin of the device-agreement site, '' for this one (F2.9-6); absent: agreements cannot be paid here. */
  readonly agreementHost?: string;
  /** Checkout of businesses that buy a device (F2.9-8). */
  readonly hardwareCheckout?: string;
  /** Checkout of consumers on another site (F2.9-9). */
  readonly externalCheckout?: string;
}

/**
 * Where the checkout of a cart is, for every page that leads there (F2.9-1..3, F2.9-6, F2.9-8, F2.9-9). A configured checkout of another site
 * takes consumers, a configured one for devices takes businesses that buy one; without them the checkout of the cart's realm, by way of the
 * waiting room when the order has to wait (F2.9-7, F4.4-1).
 *
 * @returns null: the order is paid, or an equipment agreement has no host or no order yet
 */
export function checkoutTarget(
  answer: Pick<CartAnswer, 'realm' | 'hasPaid' | 'orderRef' | 'cart' | 'isInsideQueue' | 'queueData'>,
  { checkoutPaths, checkoutEnvironment, agreementHost, hardwareCheckout, externalCheckout }: CheckoutSettings,
): string | null {
  const { realm, hasPaid, orderRef, cart } = answer;
  if (hasPaid) return null;
  const external = realm === 'B2C' ? externalCheckoutHref(externalCheckout) : null;
  const device = cart.content.find(({ type }) => HARDWARE_TYPES.has(type));
  const hardware = realm === 'B2B' && device ? hardwareCheckoutHref(hardwareCheckout, device.id) : null;
  const elsewhere = external ?? hardware;
  if (elsewhere !== null) return elsewhere;
  const checkout = checkoutHref({
    realm,
    checkoutPaths,
    ...(checkoutEnvironment !== undefined && { preprod: checkoutEnvironment }),
    ...(agreementHost !== undefined && orderRef !== null && { ukko: { host: agreementHost, id: orderRef } }),
  });
  if (!isQueued(answer) || checkout === null || /^https?:/.test(checkout)) return checkout;
  return `${waitingRoomHref(checkoutEnvironment)}?til=${encodeURIComponent(checkout)}`;
}
