import type { AvailabilityRecord, ProductDetails } from 'shared-domain/catalogue';
import type { Offering } from 'shared-domain/subscription';
import type { AccessorySummary } from './accessory-summary';

export interface ProductPageData {
  readonly details: ProductDetails;
  /** Null when they could not be read: the browser asks again. */
  readonly offerings: readonly Offering[] | null;
  /** Stock of all variants as the server read it; null: the view model says what is sold until the browser has asked. */
  readonly availability: readonly AvailabilityRecord[] | null;
  /** Null: nothing fits the product, or it is sold without accessories. */
  readonly accessories: AccessorySummary | null;
}
