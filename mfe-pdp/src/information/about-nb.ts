/** Bokmål texts of the column beside the choices: what the product is, what comes with it, and what others say. */
export const aboutTexts = {
  shortAbout: 'Kort om produktet',
  readMore: 'Les mer',
  charger: (range: string) => `Lades med en lader på ${range}. Høyest effekt lader raskest.`,
  inTheBox: 'I esken',
  delivery: 'Levering og retur',
  workingDays: (min: number, max: number) =>
    `Varer på nettlager kommer på ${min === max ? min : `${min}–${max}`} virkedager`,
  deliveryFrom: (price: string) => `Levering fra ${price}`,
  freeFrom: (price: string) => `Fri frakt når du betaler ${price} eller mer nå`,
  rightOfReturn: '30 dagers angrerett når du handler på nett',
  customersSay: 'Kundene sier',
  mostUseful: 'Mest nyttige omtaler',
  allReviews: (count: number) => (count === 1 ? 'Les omtalen' : `Les alle ${count} omtalene`),
  share: 'Del',
  print: 'Skriv ut',
  favourite: 'Favoritt',
  favouriteOf: (name: string) => `Favoritt: ${name}`,
  favouriteAdded: 'Lagt til i favoritter.',
  seeFavourites: 'Se favoritter',
  copied: 'Lenken er kopiert',
  copyFailed: 'Lenken ble ikke kopiert. Kopier den fra adresselinjen.',
} as const;

/** Names of key facts that say little without the heading of their table, by the heading's first word and the row (P2-33). */
export const factNames: Readonly<Record<string, string>> = {
  'Skjerm Størrelse': 'Skjerm',
  'Skjerm Type': 'Skjermtype',
  'Batteri Kapasitet': 'Batteri',
  'Batteri Varighet': 'Batteritid',
  'Trådløst Standard': 'Trådløst nett',
  'Trådløst Bånd': 'Frekvensbånd',
  'Mobilnett Nett': 'Mobilnett',
  'Lyd Effekt': 'Lydeffekt',
  'Egenskaper Standard': 'Ladestandard',
};
