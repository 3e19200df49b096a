import { type CartAnswer, HARDWARE_TYPES } from 'shared-domain/cart';
import { checkoutHref, externalCheckoutHref, hardwareCheckoutHref } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';

/**
 * Where 'Gå til kassen' leads (F2.9-1..3, F2.9-6, F2.9-8, F2.9-9). A configured checkout of another site takes consumers, a configured one for
 * devices takes businesses that buy one; without them the checkout of the realm. Null: the order is paid, or an equipment agreement has no host.
 */
export function checkoutTarget({ realm, hasPaid, orderRef, cart }: CartAnswer): string | null {
  if (hasPaid) return null;
  const { checkoutPaths, checkoutEnvironment, agreementHost, hardwareCheckout, externalCheckout } = getConfig();
  const external = realm === 'B2C' ? externalCheckoutHref(externalCheckout) : null;
  const device = cart.content.find(({ type }) => HARDWARE_TYPES.has(type));
  const hardware = realm === 'B2B' && device ? hardwareCheckoutHref(hardwareCheckout, device.id) : null;
  return (
    external ??
    hardware ??
    checkoutHref({
      realm,
      checkoutPaths,
      ...(checkoutEnvironment !== undefined && { preprod: checkoutEnvironment }),
      ...(agreementHost !== undefined && orderRef !== null && { ukko: { host: agreementHost, id: orderRef } }),
    })
  );
}
