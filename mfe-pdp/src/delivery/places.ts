import type { Coordinates } from 'shared-domain/delivery';
import { type MapsService, SHOP_PLACES } from 'shared-domain/delivery/io';
import { getConfig } from 'shared-domain/runtime/config';

/** Where places are looked up: the operator's maps service, or the shop API's register of postcodes (P7-25). */
export const mapsService = (): MapsService => getConfig().mapsService ?? SHOP_PLACES;

/** A token for all calls of one search, by which maps services count (P7-26). Says nothing about the shopper. */
export const newSessionToken = (): string =>
  // `randomUUID` does not exist on a page without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

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
