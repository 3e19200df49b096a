import { type Change, merge } from '../../testing/merge';
import type { AnalyticsProduct } from '../model';

/** The charger of the cart's builders as a product of an event. */
export const aCartProduct = (change: Change<AnalyticsProduct> = {}): AnalyticsProduct =>
  merge<AnalyticsProduct>(
    {
      id: 'KVI-LADER-45',
      name: 'Kvist lader 45 W, USB-C',
      category: 'accessory',
      brand: 'Kvist',
      price: 349,
      quantity: 1,
    },
    change,
  );
