import type { FlashText } from '../model';
import { toContent } from './placeholder';

export interface FlashBadge {
  readonly text: string;
  readonly kind: NonNullable<FlashText['kind']>;
}

/**
 * The badge of a product (P3-5, P2-33); null without a text. A badge without a kind is plain: colours of a foreign backend are
 * not used, because their contrast is not known.
 */
export function flashBadge(flashText: Pick<FlashText, 'text' | 'kind'> | undefined): FlashBadge | null {
  if (!flashText) return null;
  const text = toContent(flashText.text);
  return text === null ? null : { text, kind: flashText.kind ?? 'plain' };
}
