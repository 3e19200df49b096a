import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { isCompletePostcode } from 'shared-domain/delivery';

/** The postcode that delivery was last looked up for on this device; '' when there is none, or the browser keeps nothing. */
export function storedPostcode(): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.postcode) ?? '';
    return isCompletePostcode(stored) ? stored : '';
  } catch {
    return '';
  }
}

/** Keeps a postcode that was found, on this device only; null forgets it. */
export function storePostcode(postcode: string | null): void {
  try {
    if (postcode === null) localStorage.removeItem(STORAGE_KEYS.postcode);
    else localStorage.setItem(STORAGE_KEYS.postcode, postcode);
  } catch {
    // Storage that is full or forbidden: the postcode is asked for again.
  }
}
