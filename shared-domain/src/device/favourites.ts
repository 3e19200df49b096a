import { useMemo, useSyncExternalStore } from 'react';
import { LATE_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { observedText } from './storage';

/** As many as an address holds. */
export const MOST_FAVOURITES = 40;

const SKU = /^[\w-]{1,40}$/;
const stored = observedText(LATE_STORAGE_KEYS.favourites);

/** Skus of a text, each once: the device's, or those of an address, which may say anything. */
export const parseFavourites = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))].filter((sku) => SKU.test(sku)).slice(0, MOST_FAVOURITES);

/** Keeps the skus on this device, the newest first; the oldest go when there are too many. Without storage nothing is kept. */
export function setFavourites(skus: readonly string[]): void {
  stored.keep(parseFavourites(skus.join(',')).join(',') || null);
}

/** @returns whether it is one now */
export function toggleFavourite(sku: string): boolean {
  const skus = parseFavourites(stored.read());
  const others = skus.filter((each) => each !== sku);
  const isAdded = others.length === skus.length;
  setFavourites(isAdded ? [sku, ...skus] : others);
  return isAdded;
}

/** Skus that were chosen on this device; none on the server. */
export function useFavourites(): readonly string[] {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => '');
  return useMemo(() => parseFavourites(text), [text]);
}
