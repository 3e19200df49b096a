import { CART_MODES, type CartMode, SITE_CHROME_DOMAINS } from '../../page-state/site-chrome-data';

/** Allowed values; an attribute that is not here is the page's own (class, id …). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'app-key': ['open-pages'],
  domain: SITE_CHROME_DOMAINS,
  simplified: ['', 'true', 'false', 'simplified'],
  cart: CART_MODES,
};
const COMMON = /^(included|id|class|style|slot|lang|dir|hidden|title|role|nonce|part|(data|aria)-.*)$/;

export interface HeaderAttributes {
  /** The query of `/frame.json`. */
  readonly query: string;
  readonly cart: CartMode;
}

/**
 * Reads the attributes of `<shop-header>`. A wrong one counts as absent.
 *
 * @param path of the page, which decides the domain unless an attribute does
 * @param isOurOrigin whether the page can read the shop's cart
 * @param warn gets everything that is wrong, in one message
 */
export function readAttributes(
  element: Element,
  { domainOfPath, isOurOrigin }: { readonly domainOfPath: string; readonly isOurOrigin: boolean },
  warn: (message: string) => void,
): HeaderAttributes {
  const wrong: string[] = [];
  const values: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const allowed = ALLOWED[name];
    if (allowed?.includes(value)) values[name] = value;
    else if (allowed) wrong.push(`${name}="${value}" is not one of ${allowed.filter(Boolean).join(', ')}`);
    else if (!COMMON.test(name)) wrong.push(`${name} is not an attribute`);
  }
  if (values['cart'] === 'drawer' && !isOurOrigin) {
    wrong.push('cart="drawer" needs a page of the shop’s own origin');
    delete values['cart'];
  }
  if (wrong.length > 0) warn(`<${element.localName}>: ${wrong.join('; ')}`);
  const isSimplified = values['simplified'] !== undefined && values['simplified'] !== 'false';
  const query = new URLSearchParams({
    appKey: 'open-pages',
    ...(isSimplified ? { simplified: 'true' } : { domain: values['domain'] ?? domainOfPath }),
  });
  return {
    query: query.toString(),
    cart: (values['cart'] as CartMode | undefined) ?? (isOurOrigin ? 'drawer' : 'link'),
  };
}
