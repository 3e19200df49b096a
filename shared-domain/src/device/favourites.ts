import { useMemo, useSyncExternalStore } from 'react';
import { LATE_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedText } from './storage';

/** As many as an address holds. */
export const MOST_FAVOURITES = 40;

const SKU = /^[\w-]{1,40}$/;
const listeners = new Set<() => void>();

/** Skus of a text, each once: the device's, or those of an address, which may say anything. */
export const parseFavourites = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))].filter((sku) => SKU.test(sku)).slice(0, MOST_FAVOURITES);

const stored = (): string => storedText(LATE_STORAGE_KEYS.favourites);

/** Keeps the skus on this device, the newest first; the oldest go when there are too many. Without storage nothing is kept. */
export function setFavourites(skus: readonly string[]): void {
  keepText(LATE_STORAGE_KEYS.favourites, parseFavourites(skus.join(',')).join(',') || null);
  for (const listener of listeners) listener();
}

/** @returns whether it is one now */
export function toggleFavourite(sku: string): boolean {
  const skus = parseFavourites(stored());
  const others = skus.filter((each) => each !== sku);
  const isAdded = others.length === skus.length;
  setFavourites(isAdded ? [sku, ...skus] : others);
  return isAdded;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Skus that were chosen on this device; none on the server. */
export function useFavourites(): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => parseFavourites(text), [text]);
}
