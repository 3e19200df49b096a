import { useEffect, useState } from 'react';
import { type Product, toReleaseMs } from 'shared-domain/catalogue';

/**
 * When this visitor may buy the product, in milliseconds since the epoch: visitors are spread over the first seconds of a release, so that
 * they do not all come at once (P4-54, P4-58). The server and the first render leave the spread out.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useRelease({ releaseDate }: Pick<Product, 'releaseDate'>, renderedAt: number): number {
  const [delayMs, setDelayMs] = useState(0);
  const releaseMs = toReleaseMs(releaseDate);
  const isComing = releaseMs > renderedAt;
  useEffect(() => {
    if (!isComing) return;
    // Without this file the sale opens at its moment.
    import('../data/presale-delay').then(
      ({ presaleDelayMs }) => setDelayMs(presaleDelayMs()),
      () => undefined,
    );
  }, [isComing]);
  return releaseMs + delayMs;
}
