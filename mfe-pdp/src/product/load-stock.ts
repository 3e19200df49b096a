import { type AvailabilityRecord, type ProductDetails, toChannelOverrides } from 'shared-domain/catalogue';
import { fetchAvailability } from 'shared-domain/catalogue/io';
import { isBrowser } from 'shared-domain/runtime/singleton';

export { fetchAvailability };

/** A page does not wait longer for its stock: then the view model says what is sold, and the browser asks. */
const PATIENCE_MS = 400;

/**
 * Stock of all variants for the server's HTML, so that a page neither shows one status after another nor asks for it while it starts.
 *
 * @returns null without an answer in time, and in the browser, where the page does not wait for it
 */
export async function readServerStock(
  { product, variants }: ProductDetails,
  signal: AbortSignal,
): Promise<readonly AvailabilityRecord[] | null> {
  if (isBrowser()) return null;
  const skus = variants.map(({ sku }) => sku);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly []>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const records = await Promise.race([fetchAvailability(skus, { ...toChannelOverrides(product), signal }), late]);
  clearTimeout(timer);
  return records.length > 0 ? records : null;
}
