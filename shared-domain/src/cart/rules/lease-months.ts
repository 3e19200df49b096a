import { isLeaseNow } from '../../catalogue';
import type { CartAnswer } from '../model';

/** How a bundle is financed (F3.1-18). */
export type Financing = NonNullable<CartAnswer['subscriptions'][number]['financing']>;

/** Months of a lease; 0 for a lease paid at once: duration or code 'now', duration 0 or none (F4.1-15, F9.3-7, F9.3-11). */
export function leaseMonths({ duration, code }: Pick<Financing, 'duration' | 'code'>): number {
  const months = Number(duration) || 0;
  return isLeaseNow({ duration: String(months), code: String(code) }) ? 0 : months;
}
