/** Bokmål texts of the delivery search, in the file that holds it. Names and messages of the rules are in `deliveryText`. */
export const deliveryTexts = {
  /** The same text is in `texts`, whose file the page itself holds. */
  delivery: 'Levering',
  askPostcode: 'Skriv postnummeret ditt for å se når varen kommer, og hva det koster.',
  check: 'Sjekk',
  checkDigits: 'Vi finner ikke postnummeret. Sjekk de fire sifrene.',
  /** Read aloud behind 'Sjekk'. */
  checked: 'levering',
  looking: 'Henter leveringsmåter …',
  quicker: (...facts: readonly (string | null)[]) => `Raskest: ${facts.filter(Boolean).join(', ')}`,
  noOptions: 'Vi får ikke vist leveringsmåter akkurat nå. Du velger levering på siste steg i kassen.',
  /** 'Til 0154 Oslo'. */
  to: (postcode: string, town: string | null) => `Til ${[postcode, town].filter(Boolean).join(' ')}`,
  remembered: 'Huskes på denne enheten.',
  forget: 'Glem postnummeret',
  collect: 'Klikk & hent',
  collectHelp: 'Se hvilke butikker som har varen.',
  shopsFailed: 'Butikkene kan ikke vises akkurat nå. Prøv igjen om litt.',
} as const;
