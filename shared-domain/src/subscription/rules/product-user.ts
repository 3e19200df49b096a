import type { ProductType } from '../../catalogue';

/** Nouns of the question; other types are a 'produkt' (P6-9). */
const NOUNS: Readonly<Partial<Record<ProductType, string>>> = {
  HANDSET: 'telefon',
  'HANDSET-PREOWNED': 'telefon',
  WEARABLE: 'klokke',
  TABLET: 'nettbrett',
  ACCESSORY: 'tilbehør',
};

/** The question who will use the product (P6-9). */
export const productUserQuestion = (type: ProductType): string => `Hvem skal ha ${NOUNS[type] ?? 'produkt'}?`;
