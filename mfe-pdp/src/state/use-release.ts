import { useSyncExternalStore } from 'react';
import { type Product, toReleaseMs } from 'shared-domain/catalogue';
import { presaleDelayMs } from '../data/presale-delay';

const neverChanges = () => () => undefined;
const none = () => 0;

/**
 * When this visitor may buy the product, in milliseconds since the epoch: visitors are spread over the first seconds of a release, so that
 * they do not all come at once (P4-54, P4-58). The server and the first render leave the spread out.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useRelease({ releaseDate }: Pick<Product, 'releaseDate'>, renderedAt: number): number {
  const releaseMs = toReleaseMs(releaseDate);
  const delayMs = useSyncExternalStore(neverChanges, releaseMs > renderedAt ? presaleDelayMs : none, none);
  return releaseMs + delayMs;
}
