import type { ProductType } from '../../catalogue';
import type { SubscriptionText } from '../model';

/** The question who will use the product (P6-9). */
export const productUserQuestion = (type: ProductType): SubscriptionText => ({ key: 'whoUses', values: { type } });
