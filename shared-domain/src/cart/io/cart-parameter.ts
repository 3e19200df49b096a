import * as v from 'valibot';
import { getConfig } from 'shared-domain/runtime/config';
import { reportWarning } from 'shared-domain/runtime/error-report';
import type { CartRow } from '../model';
import { flattenItems } from '../rules/items';
import { type CartAnswer, cartAnswerSchema } from './cart-wire';

const NAME = 'c';
/** Longer values are ignored. */
const MAX_LENGTH = 16_384;

const isOwnPath = (href: string | undefined): boolean => href === undefined || /^\/(?![/\\])/.test(href);

function parseCart(text: string): CartAnswer | null {
  try {
    const result = v.safeParse(cartAnswerSchema, JSON.parse(text.length > MAX_LENGTH ? '' : text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

const isPicture = (address: string | undefined): boolean =>
  isOwnPath(address) || (getConfig().pictureOrigins ?? []).some((origin) => address?.startsWith(`${origin}/`));

/** Anyone can write this address: a cart with links or pictures from outside the shop is ignored. */
const staysInShop = ({ cart }: CartAnswer): boolean =>
  flattenItems<CartRow>(cart.content).every(
    ({ href, image }) => isOwnPath(href) && isPicture(image?.url) && isPicture(image?.responsive?.base),
  );

/**
 * The cart of the query parameter `c` (P2-6): shown only until the server's cart arrives. It is never sent anywhere and
 * not trusted, so order, message and redirect are dropped. Invalid values are ignored and logged.
 *
 * @param search of the address, with or without '?'
 */
export function readCartParameter(search: string): CartAnswer | null {
  const text = new URLSearchParams(search).get(NAME);
  if (text === null || text === '') return null;
  const answer = parseCart(text);
  if (!answer || !staysInShop(answer)) {
    reportWarning('Ignored a cart in the address', { parameter: NAME, length: text.length });
    return null;
  }
  const { realm, hasPaid, customerTypeGet, cart, subscriptions, totals, delivery } = answer;
  return { orderRef: null, realm, hasPaid, customerTypeGet, reSwitch: null, cart, subscriptions, totals, delivery };
}
