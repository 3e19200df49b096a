/** Tags at which a line ends. */
const LINE_END = /<(?:br|\/?(?:p|ul|ol|li|div))\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00A0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/**
 * The lines of a subtitle (F3.1-8): one text or a list, which may contain markup. Tags are removed, block tags end a line;
 * the lines are shown as text.
 */
export function subtitleLines(subtitle: string | readonly string[] | undefined): readonly string[] {
  return [subtitle ?? []]
    .flat()
    .flatMap((text) => text.replace(LINE_END, '\n').split('\n'))
    .map((line) =>
      line
        .replace(TAG, '')
        .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
        .trim(),
    )
    .filter((line) => line !== '');
}
