import type { ProductType } from '../../catalogue';

/** P6-9; other types are a 'produkt'. */
const NOUNS: Readonly<Partial<Record<ProductType, string>>> = {
  HANDSET: 'telefon',
  'HANDSET-PREOWNED': 'telefon',
  WEARABLE: 'klokke',
  TABLET: 'nettbrett',
  ACCESSORY: 'tilbehør',
};

/** The question for the one who will use the product (P6-9). */
export const productUserQuestion = (type: ProductType): string => `Hvem skal ha ${NOUNS[type] ?? 'produkt'}?`;
