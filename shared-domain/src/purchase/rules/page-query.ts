import { isWord, PRODUCT_PAGE_PARAMETERS } from '../../contracts/query-parameters';

type Parameter = (typeof PRODUCT_PAGE_PARAMETERS)[number];

/** The part of URLSearchParams that is used here: rules use no types of the platform. */
interface QueryReader {
  readonly get: (name: string) => string | null;
}

/** The purchase in the address; null where a parameter is missing. */
export interface PageQuery {
  /** P2-3: id of the financing option. */
  readonly so: string | null;
  /** P2-4: chosen offering code. */
  readonly sc: string | null;
  /** P2-7: id of the bundle that was added. */
  readonly cartId: string | null;
  /** P2-8: step to start at. */
  readonly steg: string | null;
  /** P2-9: preselected offering code. */
  readonly abonnement: string | null;
}

/** Those that the server reads too: the remote says of them in federation.json that they are codes. */
const CODES: readonly Parameter[] = ['so', 'sc', 'dcv', 'abonnement'];

const valueOf = (parameters: QueryReader, name: Parameter): string | null => {
  const value = parameters.get(name) || null;
  return value !== null && CODES.includes(name) && !isWord(value) ? null : value;
};

/** Reads the purchase from the address (P2-3, P2-4, P2-7..9). An empty parameter counts as missing, and so does an option or a plan that is no code. */
export function readPageQuery(parameters: QueryReader): PageQuery {
  const read = (name: Parameter): string | null => valueOf(parameters, name);
  return { so: read('so'), sc: read('sc'), cartId: read('cartId'), steg: read('steg'), abonnement: read('abonnement') };
}

/**
 * The query of a link on the page, '?so=…' or '': the known parameters in one order, dcv among them (P2-5). Others are left out,
 * because they do not change the server's HTML.
 *
 * @param change new values; null removes
 */
export function queryText(
  parameters: QueryReader,
  change: Partial<Readonly<Record<Parameter, string | null>>> = {},
): string {
  const pairs = PRODUCT_PAGE_PARAMETERS.flatMap((name) => {
    const changed = change[name];
    const value = changed === undefined ? valueOf(parameters, name) : changed;
    return value ? [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
