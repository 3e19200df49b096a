import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { isCompletePostcode, type Place } from 'shared-domain/delivery';
import { lookUpPostcode } from 'shared-domain/delivery/io';
import { keepText, storedText } from 'shared-domain/device/storage';
import { mapsService, newSessionToken } from './places';
import {
  answerPostcode,
  EMPTY_POSTCODE_SEARCH,
  type PostcodeSearch,
  submitPostcode,
  typePostcode,
} from './rules/postcode-search';

/** A place that was looked up, with its postcode. */
export interface FoundPostcode {
  readonly postcode: string;
  readonly place: Place;
}

interface State {
  readonly search: PostcodeSearch;
  /** Stays while the next postcode is typed and looked up. */
  readonly found: FoundPostcode | null;
}

const EMPTY: State = { search: EMPTY_POSTCODE_SEARCH, found: null };

function answer({ search, found }: State, postcode: string, place: Place | null): State {
  const next = answerPostcode(search, postcode, place);
  if (next === search) return { search, found };
  return { search: next, found: place && { postcode, place } };
}

type SetState = Dispatch<SetStateAction<State>>;

function submit(from: PostcodeSearch, setState: SetState): void {
  const next = submitPostcode(from);
  setState(({ found }) => ({ search: next, found: next.place && found }));
  if (next.status !== 'looking-up') return;
  const postcode = next.input;
  void lookUpPostcode(postcode, { service: mapsService(), sessionToken: newSessionToken() }).then((place) => {
    setState((state) => answer(state, postcode, place));
    if (place) storePostcode(postcode);
  });
}

/** The postcode field (P5-1, P8-2): begins with what this device remembers, and remembers what was found. */
export function usePostcodeSearch() {
  const [{ search, found }, setState] = useState(EMPTY);
  useEffect(() => {
    const stored = storedPostcode();
    if (stored) submit(typePostcode(EMPTY_POSTCODE_SEARCH, stored), setState);
  }, []);
  return {
    search,
    found,
    type: (text: string) => setState((state) => ({ ...state, search: typePostcode(state.search, text) })),
    submit: () => {
      if (search.status !== 'looking-up') submit(search, setState);
    },
    forget: () => {
      storePostcode(null);
      setState(EMPTY);
    },
  };
}

/** The postcode that delivery was last looked up for on this device; '' when there is none, or the browser keeps nothing. */
export function storedPostcode(): string {
  const stored = storedText(STORAGE_KEYS.postcode);
  return isCompletePostcode(stored) ? stored : '';
}

/** Keeps a postcode that was found, on this device only; null forgets it. */
export function storePostcode(postcode: string | null): void {
  keepText(STORAGE_KEYS.postcode, postcode);
}
