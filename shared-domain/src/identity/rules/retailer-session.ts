import { COOKIES } from '../../contracts/storage-keys';

/** The shop that store staff work in. For display only: the identity provider's claim decides who is a retailer (F3.7-7). */
export interface RetailerSession {
  readonly storeId: string;
  readonly storeName: string;
  readonly employeeName: string;
}

/** Name of the cookie: 'RETAILER_SESSION', outside production with '-{environment}' (F3.7-7). */
export const retailerCookieName = (environment: string): string =>
  environment === 'production' ? COOKIES.retailerSession.name : `${COOKIES.retailerSession.name}-${environment}`;

function fieldsOf(cookieValue: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeURIComponent(cookieValue))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Parses the retailer session from the raw value of its cookie (F3.7-7).
 *
 * @returns null when it is not JSON or lacks a field
 */
export function parseRetailerSession(cookieValue: string): RetailerSession | null {
  const { storeId, storeName, employeeName } = fieldsOf(cookieValue);
  const isComplete = typeof storeId === 'string' && typeof storeName === 'string' && typeof employeeName === 'string';
  return isComplete ? { storeId, storeName, employeeName } : null;
}
