/** The texts of a campaign's field: one text, several separated by commas, or a list (P3-27). Empty texts are left out. */
export function toTexts(given: string | readonly string[] | undefined): readonly string[] {
  const texts = typeof given === 'string' ? given.split(',') : (given ?? []);
  return texts.map((text) => text.trim()).filter(Boolean);
}
