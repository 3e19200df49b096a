import { formatPrice, type Ore } from '../../money';

const LABELS: Readonly<Record<string, string>> = {
  HANDSET: 'telefonrabatt',
  'HANDSET-PREOWNED': 'telefonrabatt',
  WEARABLE: 'klokkerabatt',
  TABLET: 'nettbrettrabatt',
  ACCESSORY: 'tilbehørsrabatt',
};

/** '1 000,- i telefonrabatt' (P9-27). @param productType type of the device, or any other word */
export const discountLabel = (productType: string, amount: Ore): string =>
  `${formatPrice(amount)} i ${LABELS[productType] ?? 'rabatt'}`;
