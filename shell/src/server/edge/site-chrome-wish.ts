import { CART_MODES, type CartMode, SITE_CHROME_DOMAINS } from '../../page-state/site-chrome-data';
import type { SiteChromeWish } from '../site-chrome/write-site-chrome';

interface ParameterError {
  readonly pointer: string;
  readonly detail: string;
}

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Reads `appKey`, `domain`, `simplified` and `cart` of an address.
 *
 * @returns the wish, or what is wrong with each parameter
 */
export function parseSiteChromeWish(
  query: unknown,
  { needsAppKey }: { readonly needsAppKey: boolean },
): SiteChromeWish | { readonly errors: readonly [ParameterError, ...ParameterError[]] } {
  const { appKey, domain, simplified, cart } = query as Query;
  const errors = [
    ...oneOf('appKey', needsAppKey ? (appKey ?? '') : appKey, ['open-pages']),
    ...oneOf('domain', domain, SITE_CHROME_DOMAINS),
    ...oneOf('simplified', simplified, ['true', 'false']),
    ...oneOf('cart', cart, CART_MODES),
  ];
  const [first, ...others] = errors;
  if (first) return { errors: [first, ...others] };
  const variant =
    simplified === 'true' ? 'simplified' : (SITE_CHROME_DOMAINS.find((each) => each === domain) ?? 'privat');
  return { variant, cart: cart as CartMode | undefined };
}

function oneOf(name: string, value: string | undefined, allowed: readonly string[]): ParameterError[] {
  if (value === undefined || allowed.includes(value)) return [];
  return [{ pointer: `/${name}`, detail: `${name} must be ${allowed.join(' or ')}` }];
}
