/** Bokmål texts of the list of shops, in the file that holds it. Names and messages of the rules are in `deliveryText`. */
export const shopTexts = {
  /** 'Levering til 0154 Oslo'. */
  options: (postcode: string, town: string | null) => `Levering til ${[postcode, town].filter(Boolean).join(' ')}`,
  collect: 'Klikk & hent',
  placeLabel: 'Sted eller postnummer',
  search: 'Søk',
  locate: 'Bruk min posisjon',
  near: (place: string) => `Nærmest ${place}`,
  you: 'deg',
  firstPlace: 'Oslo',
  /** @param place null: not known yet */
  found: (count: number, place: string | null) =>
    `${count} ${count === 1 ? 'butikk' : 'butikker'} har varen på lager. ${place === null ? 'Skriv hvor du er, så viser vi den nærmeste.' : `Nærmest ${place} står først.`}`,
  loading: 'Henter butikker …',
  hours: 'Åpningstider',
  phone: (number: string) => `Ring ${number}`,
  map: 'Kart over butikkene',
  pin: (number: number, name: string) => `${number}. ${name}`,
  here: 'Du er her',
} as const;
