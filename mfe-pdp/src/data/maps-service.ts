import { type MapsService, SHOP_PLACES } from 'shared-domain/delivery/io';
import { getConfig } from 'shared-domain/runtime/config';

/** Where places are looked up: the operator's maps service, or the shop API's register of postcodes (P7-25). */
export const mapsService = (): MapsService => getConfig().mapsService ?? SHOP_PLACES;

/** A token for all calls of one search, by which maps services count (P7-26). Says nothing about the shopper. */
export const newSessionToken = (): string =>
  // `randomUUID` does not exist on a page without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
