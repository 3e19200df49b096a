import type { SalesStatus } from '../model';

/** One variant: sellable and on stock (F5.5-3). */
export const isInStock = ({ sellable, quantityInStock }: Pick<SalesStatus, 'sellable' | 'quantityInStock'>): boolean =>
  sellable && quantityInStock > 0;

/** A list item is in stock when any of its variants is. */
export const isAnyInStock = (salesStatuses: readonly Pick<SalesStatus, 'sellable' | 'quantityInStock'>[]): boolean =>
  salesStatuses.some(isInStock);
