/** Query parameters in one way of writing, so that addresses of one page share one key in the cache. */
import type { ParameterForm } from 'release-protocol/federation-schema';
import { isWord } from 'shared-domain/contracts/query-parameters';

const RANGE = /^(\d{1,7})?(?:-(\d{1,7})?)?$/;

const asSet = (written: readonly string[]): readonly string[] => [...new Set(written.filter(Boolean))].sort();
const lowerCased = (written: readonly string[]): readonly string[] => written.map((value) => value.toLowerCase());

function rangeOf(text: string): readonly string[] {
  const [whole, from, to] = RANGE.exec(text) ?? [];
  if (whole === undefined || whole === '' || whole === '-') return [];
  if (from === undefined || to === undefined) return [`${from ? Number(from) : ''}-${to ? Number(to) : ''}`];
  return [[Number(from), Number(to)].sort((a, b) => a - b).join('-')];
}

/**
 * The values of one parameter as far as they decide the page, in one way of writing; none: as if the parameter were not there.
 *
 * @param form undefined: nothing is known, all values stay
 */
export function normalizeValues(written: readonly string[], form: ParameterForm | undefined): readonly string[] {
  const [first = ''] = written;
  switch (form) {
    case undefined:
      return written.some((value) => value !== '') ? written : [];
    case 'word':
      return isWord(first) ? [first] : [];
    case 'number':
      return /^\d{1,7}$/.test(first) && Number(first) > 0 ? [String(Number(first))] : [];
    case 'range':
      return written.length === 1 ? rangeOf(first) : written;
    case 'set':
      return asSet(lowerCased(written));
    default:
      if ('oneOf' in form) return form.oneOf.includes(first) ? [first] : [];
      return asSet(written.filter((value) => form.someOf.includes(value)));
  }
}
