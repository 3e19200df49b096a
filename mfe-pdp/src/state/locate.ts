import type { Coordinates } from 'shared-domain/delivery';

/** An older position is good enough to say which shop is near. */
const OLDEST_MS = 600_000;
const LONGEST_WAIT_MS = 10_000;

/** Where the visitor is, which the browser asks them about; null: refused, not known, or not supported (P8-3). */
export const locate = (): Promise<Coordinates | null> =>
  new Promise((resolve) => {
    // The types do not know browsers and frames without it.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) resolve(null);
    else
      geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
        () => resolve(null),
        { maximumAge: OLDEST_MS, timeout: LONGEST_WAIT_MS },
      );
  });
