/** Texts of the parts that the server writes from data of the shop. */
export const texts = {
  messages: {
    heading: 'Pågår nå',
    head: ['Melding', 'Status'],
    none: 'Alt virker som det skal. Vi kjenner ikke til feil akkurat nå.',
  },
  campaigns: {
    until: (day: string) => `Til og med ${day}.`,
    members: 'Gjelder deg som er kunde hos oss.',
    unavailable: 'Vi får ikke hentet kampanjene akkurat nå. Prøv igjen om litt.',
    none: 'Vi har ingen kampanjer akkurat nå. De neste kommer her.',
  },
  coverage: {
    label: 'Postnummer eller adresse',
    hint: 'For eksempel 0484, eller Storgata 12, 0184 Oslo',
    button: 'Sjekk dekning',
    needsPostcode: 'Vi trenger postnummeret. Skriv de fire sifrene, gjerne sammen med adressen.',
    unknown: 'Vi finner ikke postnummeret. Sjekk de fire sifrene.',
    heading: (postcode: string, town: string) => `${postcode} ${town}`,
    network: 'Mobilnett',
    down: 'Vanlig fart ned',
    best: 'Beste fart ned',
    up: 'Vanlig fart opp',
    speed: (mbits: number) => `${mbits} Mbit/s`,
    broadband: 'Trådløst bredbånd',
    broadbandTexts: {
      good: 'Kan leveres. Signalet er sterkt nok til ubegrenset bredbånd.',
      fair: 'Kan leveres. Sett ruteren i et vindu, og bruk gjerne antenne ute.',
    },
    order: 'Se abonnementene',
  },
  delivery: {
    label: 'Postnummer',
    hint: 'Fire sifre',
    button: 'Se priser',
    unknown: 'Vi finner ikke postnummeret. Sjekk de fire sifrene.',
    heading: (postcode: string) => `Levering til ${postcode}`,
    head: ['Måte', 'Pris', 'Slik virker det'],
    free: 'Gratis',
    accessoriesOnly: (name: string) => `${name}, bare tilbehør`,
  },
  answers: {
    label: 'Hva lurer du på?',
    hint: 'For eksempel esim, faktura eller retur',
    button: 'Søk',
    heading: (count: number, query: string) => `${count} svar på «${query}»`,
    none: (query: string) =>
      `Vi fant ingen svar på «${query}». Prøv et annet ord, eller ring 22 90 40 10, hverdager 8–20 og lørdager 10–16.`,
  },
} as const;
