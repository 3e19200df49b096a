const OWN_LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', đ: 'd', ŋ: 'n' };

/** A name as searches compare it: 'Tromsø' and 'tromso' are one, 'Kárášjohka' and 'karasjohka' too. */
export const foldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[æøđŋ]/g, (letter) => OWN_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
