import { type DeliveryError, isCompletePostcode, limitPostcode, type Place } from 'shared-domain/delivery';

/** The postcode field of the delivery search (P2-34, P5-1). */
export interface PostcodeSearch {
  readonly input: string;
  /** 'looking-up': the postcode in `input` has to be looked up. */
  readonly status: 'idle' | 'looking-up' | 'found';
  readonly place: Place | null;
  readonly error: Extract<DeliveryError, 'postcodeNotFound'> | null;
}

export const EMPTY_POSTCODE_SEARCH: PostcodeSearch = { input: '', status: 'idle', place: null, error: null };

const invalid = (search: PostcodeSearch): PostcodeSearch => ({
  ...search,
  status: 'idle',
  place: null,
  error: 'postcodeNotFound',
});

/** The input changed: an error is cleared, a found place is kept until the next search (P5-1). */
export const typePostcode = (search: PostcodeSearch, text: string): PostcodeSearch => ({
  ...search,
  input: limitPostcode(text),
  status: search.place ? 'found' : 'idle',
  error: null,
});

/** Enter or the button (P5-1): a complete postcode is looked up, anything else is refused without a call; an empty field does nothing. */
export function submitPostcode(search: PostcodeSearch): PostcodeSearch {
  if (search.input === '') return search;
  return isCompletePostcode(search.input) ? { ...search, status: 'looking-up', error: null } : invalid(search);
}

/**
 * The lookup has ended (P5-1, P8-2). An answer for another postcode than the one in the field is ignored.
 *
 * @param postcode the one that was looked up
 * @param place null: there is no such postcode
 */
export function answerPostcode(search: PostcodeSearch, postcode: string, place: Place | null): PostcodeSearch {
  if (search.status !== 'looking-up' || search.input !== postcode) return search;
  return place ? { ...search, status: 'found', place } : invalid(search);
}
