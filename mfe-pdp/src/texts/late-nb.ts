/** Bokmål texts of parts that come after the first view. */
export const lateTexts = {
  dismiss: 'Lukk',
  emptyCart: 'Tøm handlekurven',
  purchaseBar: 'Valgt produkt',
  presaleShort: 'Forhåndsbestill',
  steps: 'Trinn i kjøpet',
} as const;
