/** Text that editors enter in required fields and that is never shown (P9-16). */
const PLACEHOLDER = 'DUMMY_TO_AVOID_ERROR';

/** The text without white space around it; null when it is missing, empty or a placeholder (P9-16). */
export function toContent(text: string | null | undefined): string | null {
  const content = text?.trim();
  return content && content !== PLACEHOLDER ? content : null;
}
