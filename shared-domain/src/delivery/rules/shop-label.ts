import type { DeliveryText } from '../model';

/**
 * Label of a listed shop (P9-6): beside delivery options the first one names click and collect.
 *
 * @param index place in the list, from 0
 */
export const shopLabel = (name: string, index: number, isDeliveryShown: boolean): DeliveryText => ({
  key: isDeliveryShown && index === 0 ? 'clickAndCollectShop' : 'shop',
  values: { name },
});
