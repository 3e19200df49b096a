import { type PreparedJson, prepareJson } from '../http/cached-json';
import type { Catalogue } from './model';

/** Gives the cached response for a catalogue and a key, or creates it. */
export type ResponseCache = (catalogue: Catalogue, question: string, answer: () => unknown) => PreparedJson;

/** Caches responses as long as the catalogue object lives (seconds), so that a list of thousands of products is not built for every visitor. */
export function responseCache(): ResponseCache {
  const kept = new WeakMap<Catalogue, Map<string, PreparedJson>>();
  return (catalogue, question, answer) => {
    const answers = kept.get(catalogue) ?? new Map<string, PreparedJson>();
    kept.set(catalogue, answers);
    const known = answers.get(question);
    if (known) return known;
    const prepared = prepareJson(answer());
    answers.set(question, prepared);
    return prepared;
  };
}
