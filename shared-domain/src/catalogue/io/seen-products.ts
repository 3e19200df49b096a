import { allows } from '../../consent';
import { STORAGE_KEYS } from '../../contracts/storage-keys';
import { keepText, storedText } from '../../device/storage';

/** The number of products that a row shows. */
const KEPT = 4;

/** A product that was looked at on this device. */
export interface SeenProduct {
  /** One entry for each, whatever variants were looked at. */
  readonly model: string;
  readonly sku: string;
}

/** The stored text; '' where nothing is stored or the browser keeps nothing. */
export const storedSeenProducts = (): string => storedText(STORAGE_KEYS.seenProducts);

const isSeen = (entry: unknown): entry is SeenProduct => {
  const { model, sku } = (entry ?? {}) as Partial<SeenProduct>;
  return typeof model === 'string' && typeof sku === 'string';
};

/** The last one first. A text that is not ours is none. */
export function parseSeenProducts(stored: string): readonly SeenProduct[] {
  try {
    const entries: unknown = JSON.parse(stored || '[]');
    return Array.isArray(entries) ? entries.filter(isSeen).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a product that is looked at, on this device only, of a visitor who agreed to that. */
export function rememberSeenProduct({ model, sku }: SeenProduct): void {
  if (!allows(document.cookie, 'marketing')) return;
  const others = parseSeenProducts(storedSeenProducts()).filter((seen) => seen.model !== model);
  keepText(STORAGE_KEYS.seenProducts, JSON.stringify([{ model, sku }, ...others].slice(0, KEPT)));
}
