import { type Product, toContent } from 'shared-domain/catalogue';
import { NO_BREAK_SPACE } from 'shared-domain/money';

export interface HighlightedText {
  /** '' when only the charger is highlighted. */
  readonly text: string;
  /** Name of the icon; null: the page's own. */
  readonly icon: string | null;
  /** '5–25 W': power that a charger must deliver (P3-5); null without it. */
  readonly chargerRange: string | null;
}

type Highlighted = Pick<Product, 'highlightedText' | 'highlightedTextIcon' | 'highlightedTextChargerRange'>;

/** '5-25' in watts → '5–25 W'; any other text is shown unchanged. */
function toChargerRange(given: string): string {
  return given.replace(/^([\d.,]+)\s*[-–]\s*([\d.,]+)(?:\s*W)?$/, `$1–$2${NO_BREAK_SPACE}W`);
}

/** The highlighted text of a product with its icon and charger power; null when nothing is highlighted (P3-5, P9-16). */
export function highlightedText({
  highlightedText: given,
  highlightedTextIcon,
  highlightedTextChargerRange,
}: Highlighted): HighlightedText | null {
  const [text, range] = [toContent(given), toContent(highlightedTextChargerRange)];
  if (text === null && range === null) return null;
  return { text: text ?? '', icon: toContent(highlightedTextIcon), chargerRange: range && toChargerRange(range) };
}
