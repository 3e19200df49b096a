/** A text with single, ordinary spaces. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');
