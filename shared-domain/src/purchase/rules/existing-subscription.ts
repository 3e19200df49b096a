const WITHOUT: ReadonlySet<string> = new Set(['TABLET', 'MODEM']);

/** Whether a product may be attached to the buyer's existing subscription (P6-11). @param productType P3-1 */
export const supportsExistingSubscription = (productType: string): boolean => !WITHOUT.has(productType);
