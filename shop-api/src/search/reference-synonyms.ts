import data from './data/synonyms.json';
import { toSynonyms } from './text/synonyms';

/** The Norwegian synonyms of a shop for phones; an operator adds to the file. */
export const referenceSynonyms = toSynonyms(data);
