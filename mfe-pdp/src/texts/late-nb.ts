/** Bokmål texts of parts that come after the first view. */
export const lateTexts = {
  dismiss: 'Lukk',
  emptyCart: 'Tøm handlekurven',
  purchaseBar: 'Valgt produkt',
  /** P6-4. */
  movingHelp: 'Vi ordner alt med flytting fra din gamle operatør.',
  presaleShort: 'Forhåndsbestill',
  quantityMore: (name: string) => `Øk antall ${name}`,
  quantityLess: (name: string) => `Reduser antall ${name}`,
  steps: 'Trinn i kjøpet',
} as const;
