/** Texts of a list that is empty, by filters or because nothing is sold, bokmål. */
export const emptyTexts = {
  emptyHeading: 'Ingen produkter passer til valgene dine',
  emptyBody: 'Prøv å fjerne et filter, eller nullstill og begynn på nytt.',
  /** @param filter the chosen value, as on its chip */
  emptiedBy: (filter: string) => `${filter} passer ikke sammen med resten av valgene dine.`,
  dropFilter: (filter: string) => `Fjern ${filter}`,
  hitsWithout: (products: string) => `gir ${products}`,
  emptyReset: 'Nullstill alle filtre',
  nothingHeading: (products: string) => `Det er tomt for ${products} akkurat nå`,
  nothingBody: 'Sortimentet fylles på jevnlig. Se innom igjen, eller ta en titt på disse i mellomtiden.',
  toHandsets: 'Se mobiltelefoner',
  toAccessories: 'Se tilbehør',
} as const;
