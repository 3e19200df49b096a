/** A field of a campaign that is one text, several parted by comma, or a list (P3-27): its texts, none of them empty. */
export function toTexts(given: string | readonly string[] | undefined): readonly string[] {
  const texts = typeof given === 'string' ? given.split(',') : (given ?? []);
  return texts.map((text) => text.trim()).filter(Boolean);
}
