import type { CatalogueText } from '../model';

/** Text that editors enter in required fields and that is never shown (P9-16). */
const PLACEHOLDER = 'DUMMY_TO_AVOID_ERROR';

/** The text without white space around it; null when it is missing, empty or a placeholder (P9-16). */
export function toContent(text: string | null | undefined): string | null {
  const content = text?.trim();
  return content && content !== PLACEHOLDER ? content : null;
}

/** A text of the server or of an editor, shown unchanged. */
export const ownText = (text: string): CatalogueText => ({ key: 'ownText', values: { text } });

/** The same for a text that may be missing. */
export function toOwnText(text: string | null | undefined): CatalogueText | null {
  const content = toContent(text);
  return content === null ? null : ownText(content);
}
