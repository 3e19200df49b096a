/** x.com and twitter.com, by the whole host. */
const X_NETWORK = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com(?:[:/?#]|$)/i;

/** Whether a social link leads to the network X, which has its own icon (F2.6-3). */
export const isXNetwork = (url: string): boolean => X_NETWORK.test(url);
