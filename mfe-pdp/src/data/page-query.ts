import { PRODUCT_PAGE_PARAMETERS } from 'shared-domain/contracts/query-parameters';

type Parameter = (typeof PRODUCT_PAGE_PARAMETERS)[number];

/** What the address says of the purchase; null where it says nothing. */
export interface PageQuery {
  /** P2-3: id of the financing option. */
  readonly so: string | null;
  /** P2-4: chosen offering code. */
  readonly sc: string | null;
  /** P2-7: id of the bundle that was added. */
  readonly cartId: string | null;
  /** P2-8. */
  readonly steg: string | null;
  /** P2-9: preselected offering code. */
  readonly abonnement: string | null;
}

export function readPageQuery(parameters: URLSearchParams): PageQuery {
  const read = (name: Parameter): string | null => parameters.get(name) || null;
  return { so: read('so'), sc: read('sc'), cartId: read('cartId'), steg: read('steg'), abonnement: read('abonnement') };
}

/**
 * The query of a link on the page, '?so=…' or '': the known parameters in one order. Others are left out, because the server's
 * HTML is the same whatever else stands in the address.
 */
export function queryText(parameters: URLSearchParams, change: Partial<Readonly<Record<Parameter, string | null>>> = {}): string {
  const kept = new URLSearchParams();
  for (const name of PRODUCT_PAGE_PARAMETERS) {
    const changed = change[name];
    const value = changed === undefined ? parameters.get(name) : changed;
    if (value) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
