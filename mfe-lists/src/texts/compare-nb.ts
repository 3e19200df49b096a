/** Texts of the comparison, bokmål. */
export const compareTexts = {
  heading: 'Sammenlign',
  title: (names: readonly string[]): string =>
    names.length === 0 ? 'Sammenlign produkter' : `Sammenlign ${names.join(' og ')}`,
  lead: 'Spesifikasjonene side om side. Det som er ulikt, er merket.',
  home: 'Forsiden',
  from: (price: string) => `Fra ${price}`,
  priceToCome: 'Pris kommer',
  table: 'Spesifikasjoner side om side',
  product: 'Produkt',
  price: 'Pris',
  differs: 'Ulikt',
  none: 'Ikke oppgitt',
  onlyDifferences: 'Vis bare det som er ulikt',
  noDifferences: 'Produktene har like spesifikasjoner.',
  remove: 'Fjern',
  /** After 'Fjern', for screen readers. */
  removeProduct: (name: string) => `${name} fra sammenligningen`,
  emptyHeading: 'Ingen produkter å sammenligne',
  emptyBody: 'Huk av for «Sammenlign» på to eller tre produkter i en liste, så ser du dem side om side her.',
  oneMore: 'Legg til ett produkt til fra en liste for å se forskjellene.',
  toHandsets: 'Se mobiltelefoner',
  tray: 'Sammenligning',
  chosen: (count: number, most: number) => `${count} av ${most} valgt`,
  full: 'Du kan sammenligne tre produkter. Fjern ett for å velge et annet.',
  compare: 'Sammenlign',
  clear: 'Tøm',
} as const;
