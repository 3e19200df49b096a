import { countItems } from 'shared-domain/cart';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { readCookie } from 'shared-domain/kernel';

/**
 * Items in the cart of this browser (F5.1-5). A browser without an order has none: no call is needed.
 *
 * @throws Error when the cart could not be read
 */
export async function readItemCount(): Promise<number> {
  const { name } = COOKIES.orderRef;
  const orderRef = readCookie(document.cookie, `__Host-${name}`) ?? readCookie(document.cookie, name);
  if (orderRef === null) return 0;
  const response = await fetch('/api/cart/get/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderRef, realm: resolveRealm(location.pathname) }),
  });
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  // Read without the schema, which is larger than this whole script; what is no list of items throws, and nothing is shown.
  const { cart } = (await response.json()) as { readonly cart: { readonly content: Parameters<typeof countItems>[0] } };
  return countItems(cart.content);
}
