/** What the channel says of stock. */
export const texts = {
  inStock: 'På nettlager',
  few: (pieces: number): string => `Få på nettlager (${pieces})`,
  outOfStock: 'Utsolgt på nett',
  presale: 'Forhåndssalg',
  phasedOut: 'Utgått fra sortimentet',
} as const;
