/** Calls whose last segment gives access to an order (the state of an agreement's cart, its checkout), or says where the shopper is. */
const PRIVATE_CALLS = /(\/ukko\/cart\/update\/|\/shop\/checkout\/|\/pickuppoints\/)[^/?#]+/g;
/** Eight digits or more, wherever they are, but in the name of a build's folder. */
const PHONE_NUMBERS = /(?<!\/(?:_shop|remotes\/[\w-]+)\/[\w.-]*)\d{8,}/g;

/** The path of an address as a log or an error report may contain it: no query, no phone number, no postcode, nothing that gives access to an order. */
export const toLoggablePath = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(PRIVATE_CALLS, '$1…').replace(PHONE_NUMBERS, '…');
