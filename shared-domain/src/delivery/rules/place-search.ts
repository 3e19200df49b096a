import type { Prediction } from '../model';

/** Limits of place suggestions (P5-2, P7-26, F7.7-4). */
export const PLACE_SEARCH = { minLength: 2, country: 'no', types: '(regions)' } as const;

/** Whether a place is looked for: from 2 characters (P5-2). */
export const canSearchPlace = (text: string): boolean => text.trim().length >= PLACE_SEARCH.minLength;

/** A suggestion as it is shown: 'Bodø, Norge' → 'Bodø' (P5-2). */
export const placeName = ({ description }: Pick<Prediction, 'description'>): string =>
  description.replace(/, (Norway|Norge|Noreg)$/, '');
