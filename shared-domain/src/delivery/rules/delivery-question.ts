import type { ProductType } from '../../catalogue';

/** Variables of the channel query for delivery methods (P7-22, F7.6-4), without the asking system. */
export interface DeliveryQuestion {
  readonly zipCode: string;
  readonly realm: 'b2c';
  readonly isFreeExpressDelivery: boolean;
  readonly isPreownedDelivery: boolean;
  readonly isLetterDelivery: false;
  readonly isDigitalDelivery: false;
}

export interface DeliveryFacts {
  readonly zipCode: string;
  readonly productType: ProductType;
  /** Configured. */
  readonly isFreeExpressDelivery: boolean;
}

/** The query for a product's delivery methods: nothing is sent by letter or downloaded; pre-owned phones have their own methods (P7-22, F7.6-4). */
export const toDeliveryQuestion = ({
  zipCode,
  productType,
  isFreeExpressDelivery,
}: DeliveryFacts): DeliveryQuestion => ({
  zipCode,
  realm: 'b2c',
  isFreeExpressDelivery,
  isPreownedDelivery: productType === 'HANDSET-PREOWNED',
  isLetterDelivery: false,
  isDigitalDelivery: false,
});
