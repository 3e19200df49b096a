/** Letters with a form of their own, and the two ways to write the Norwegian ones without their keys: 'ae oe aa' and 'a o a'. */
const OWN_LETTERS: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', ß: 'ss', đ: 'd', ŋ: 'n' };
const DOUBLE = /ae|oe|aa/g;
const NOT_A_WORD = /[^\p{L}\p{N}]+/u;
const PARTS = /\p{N}+|\p{L}+/gu;

/**
 * One spelling for all that a shopper may type of a word: 'Høyttaler', 'hoyttaler' and 'hoeyttaler' are 'hoyttaler'. Products and
 * queries are folded alike, so it does not matter that 'poesi' becomes 'posi'.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    // '+' is part of names: 'Galaxy S26+'.
    .replace(/(?<=\p{N})\+/gu, ' plus ')
    .replace(/[æøßđŋ]/g, (letter) => OWN_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(DOUBLE, (pair) => pair.charAt(0));

/** The folded words of a text, in their order: 'iPhone 17 Pro' → iphone, 17, pro. */
export const toWords = (text: string): readonly string[] => foldText(text).split(NOT_A_WORD).filter(Boolean);

/** Runs of digits and of letters: '256gb' → 256, gb. */
export const toParts = (word: string): readonly string[] => word.match(PARTS) ?? [];

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);
