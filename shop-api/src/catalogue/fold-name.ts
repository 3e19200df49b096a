const OWN_LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', đ: 'd', ŋ: 'n' };

/** Folds a name for searching: 'Tromsø' → 'tromso', 'Kárášjohka' → 'karasjohka'. */
export const foldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[æøđŋ]/g, (letter) => OWN_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
