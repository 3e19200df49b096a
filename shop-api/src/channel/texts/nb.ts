/** Texts of the channel about stock. */
export const texts = {
  inStock: 'På nettlager',
  few: (pieces: number): string => `Få på nettlager (${pieces})`,
  outOfStock: 'Utsolgt på nett',
  presale: 'Forhåndssalg',
  notSold: 'Ikke i salg',
  phasedOut: 'Utgått fra sortimentet',
} as const;
