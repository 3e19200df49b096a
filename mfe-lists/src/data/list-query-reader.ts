import { type ListQuery, parseListQuery, type PriceSpan } from 'shared-domain/catalogue';
import { isWord } from 'shared-domain/contracts/query-parameters';
import { toNok } from 'shared-domain/money';

/**
 * The numbers that the plain form's price fields showed when it was built: a hidden field in front of the two numbers, so that
 * numbers which the visitor left alone, or which mean another way of paying, are no filter.
 */
export const priceSeed = (financing: string, bounds: Required<PriceSpan>): string =>
  `${financing}:${toNok(bounds.min)}-${toNok(bounds.max)}`;

/** `pris` as the URL of the shop has it ('min-max'), from the three fields of the plain form (seed, from, to). */
function readPrice([seed, from, to]: readonly string[], financing: string): string {
  if (seed === undefined || from === undefined) return seed ?? '';
  const range = `${from}-${to ?? ''}`;
  const [seededFinancing, seededRange] = seed.split(':');
  return seededFinancing === financing && seededRange !== range ? range : '';
}

/** Reads a list's state from its address, as the page writes it or as the plain GET form makes it. */
export function readListQuery(searchParams: URLSearchParams): ListQuery {
  const written = searchParams.get('betaling') ?? '';
  const financing = isWord(written) ? written : 'upfront';
  return parseListQuery({
    get: (name) => (name === 'pris' ? readPrice(searchParams.getAll('pris'), financing) : searchParams.get(name)),
    getAll: (name) => searchParams.getAll(name),
  });
}
