const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[ &.,]/g, '-'],
  [/-{3,}/g, '-'],
  [/æ/g, 'ae'],
  [/ø/g, 'oe'],
  [/å/g, 'aa'],
];

/** 'Deksel & Veske' → 'deksel-veske' (F2.8-16). Runs of three or more dashes become one, shorter ones stay. */
export function toSlug(text: string): string {
  return REPLACED.reduce((slug, [from, to]) => slug.replace(from, to), text.trim().toLowerCase());
}
