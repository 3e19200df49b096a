import { type AvailabilityRecord, type ProductDetails, toChannelOverrides } from 'shared-domain/catalogue';
import { fetchAvailability } from 'shared-domain/catalogue/io';
import { isBrowser } from 'shared-domain/runtime/singleton';

/** A page does not wait longer for its stock: then the view model says what is sold, and the browser asks. */
const PATIENCE_MS = 400;

/**
 * Stock of all variants for the server's HTML, so that a page neither shows one status after another nor asks for it while it starts.
 *
 * @returns null without an answer, and in the browser, where the page does not wait for it
 */
export async function readServerStock(
  { product, variants }: ProductDetails,
  signal: AbortSignal,
): Promise<readonly AvailabilityRecord[] | null> {
  if (isBrowser()) return null;
  const records = await fetchAvailability(
    variants.map(({ sku }) => sku),
    { ...toChannelOverrides(product), signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) },
  );
  return records.length > 0 ? records : null;
}
