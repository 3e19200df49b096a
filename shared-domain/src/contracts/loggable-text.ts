import { toLoggablePath } from './loggable-path';

/** Address → its path, with the line and column that stack traces write behind it. */
const ADDRESSES = /\bhttps?:\/\/[^\s/"'()]+([^\s"'()?#]*)(?:[?#][^\s"'():]*)?/gi;
/** The query of an address, also of one without a host. */
const QUERIES = /\?[\w.%-]+=[^\s"'():]*/g;
/** Not 'mfe-pdp@1.4.2-0123456789ab'. */
const EMAILS = /[\w.+%-]+@(?:[\w-]+\.)+[A-Za-z][\w-]+/g;
/**
 * Eight digits or more, written together or in groups, with blanks, dots, slashes, brackets or dashes of any kind between them: phone,
 * customer and birth numbers. Not those of a version or a build, which letters follow.
 */
const LONG_NUMBERS = /(?<!\w)\+?\d(?:[\s./()\u2010-\u2015\u2212-]{0,3}\d){7,}(?!\w)/g;
const BEARER_TOKENS = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const JSON_WEB_TOKENS = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
/** References of orders and sessions, keys, UUIDs: long words of letters and digits. Not the end of a build's id, '1.4.2-0123…' or '1.4.2-beta.1-0123…'. */
const OPAQUE_WORDS = /(?<![\w-]|\d\.\d+\.(?:\d+-\w+\.)?)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g;
/** The quotation by a JSON parser of an answer that it could not read. */
const QUOTED_JSON = /"[^\n]*"(\.\.\.)? is not valid JSON/g;

/** The text that graphql-request writes behind a failure: the answer, and the question with its variables, e.g. the shopper's postcode. */
const QUOTED_CALLS = /(GraphQL Error \(Code: \d+\)): \{[^\n]*/g;

/**
 * Free text, such as an error's message or stack, as a log or an error report may hold it: addresses without host and query, no
 * phone number, e-mail, token or long reference.
 */
export const toLoggableText = (text: string): string =>
  text
    .replace(QUOTED_JSON, '"…" is not valid JSON')
    .replace(QUOTED_CALLS, '$1')
    .replace(ADDRESSES, (_address, path: string) => toLoggablePath(path) || '/')
    .replace(QUERIES, '')
    .replace(EMAILS, '…')
    .replace(BEARER_TOKENS, '$1 …')
    .replace(JSON_WEB_TOKENS, '…')
    .replace(OPAQUE_WORDS, '…')
    .replace(LONG_NUMBERS, '…');
