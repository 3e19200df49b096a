import { type PreparedJson, prepareJson } from '../http/cached-json';
import type { Catalogue } from './model';

/** The answer to a question about a catalogue, made once while the catalogue is kept. */
export type ResponseCache = (catalogue: Catalogue, question: string, answer: () => unknown) => PreparedJson;

/** A catalogue is kept for seconds, and its answers with it: a list of thousands of products is not made anew for every visitor. */
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
