/** Bokmål texts of accessories. */
export const accessoryTexts = {
  heading: (product: string) => `Passer til ${product}`,
  all: 'Se alt tilbehør',
  kinds: 'Kategorier av tilbehør',
  allKinds: 'Alle',
  add: 'Legg i handlekurv',
  addNamed: (name: string) => `: ${name}`,
  shown: (shown: number, all: number) => `Viser ${shown} av ${all}`,
  failed: 'Vi fikk ikke hentet tilbehøret.',
  retry: 'Prøv igjen',
  priceMissing: 'Pris kommer',
} as const;

/** Headings and notes of the rows of other products. */
export const seenTexts = {
  related: 'Lignende produkter',
  seen: 'Sist sett',
  fullPrice: 'Fullpris',
} as const;
