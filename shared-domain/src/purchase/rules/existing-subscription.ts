const WITHOUT: ReadonlySet<string> = new Set(['TABLET', 'MODEM']);

/** Whether a product may be attached to a subscription that its buyer has (P6-11). @param productType P3-1 */
export const supportsExistingSubscription = (productType: string): boolean => !WITHOUT.has(productType);
