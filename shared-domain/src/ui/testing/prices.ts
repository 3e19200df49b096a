import type { PriceParts } from '../../money';

/** A price as the formats of money write it: '12 990,-'. */
export const price = (amount: string): PriceParts => ({ amount, unit: '' });

/** A monthly price: '541,-' and its unit. */
export const monthlyPrice = (amount: string): PriceParts => ({ amount, unit: '/md.' });
