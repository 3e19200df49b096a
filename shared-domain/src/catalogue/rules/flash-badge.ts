import type { FlashText } from '../model';
import { toContent } from './placeholder';

export interface FlashBadge {
  readonly text: string;
  readonly kind: NonNullable<FlashText['kind']>;
}

/**
 * The badge of a product (P3-5, P2-33); null without a text. A badge that names no kind is plain: colours of a foreign backend are
 * not used, since they need not be readable.
 */
export function flashBadge(flashText: Pick<FlashText, 'text' | 'kind'> | undefined): FlashBadge | null {
  if (!flashText) return null;
  const text = toContent(flashText.text);
  return text === null ? null : { text, kind: flashText.kind ?? 'plain' };
}
