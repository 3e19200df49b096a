export { createSearchIndex, type SearchDocument, type SearchField, type SearchIndex } from './index/search-index';
export { referenceSynonyms } from './reference-synonyms';
