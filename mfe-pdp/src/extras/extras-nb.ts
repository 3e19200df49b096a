/** Bokmål texts of insurance and accessories in a purchase. */
export const extrasTexts = {
  steps: 'Steg i kjøpet',
  found: (insurances: number) =>
    insurances === 1 ? 'Én forsikring å velge.' : `${insurances} forsikringer å velge mellom.`,
  insuranceMissing: 'Vi kan dessverre ikke vise forsikringer til denne telefonen akkurat nå. Du kan gå videre uten.',
  declineDetail: 'Jeg vil ikke ha forsikring på telefonen.',
  factSheet: 'Les produktarket om forsikringene',
  opensNew: '(åpnes i ny fane)',
  screenTitle: 'Skjermforsikring er inkludert',
  chooseFirst: 'Velg en forsikring, eller «Nei takk».',
  screenText: 'Med Svitsj er skjermen alltid forsikret. Velg en forsikring her hvis du vil være dekket for mer.',
  added: 'Lagt til',
  remove: (name: string) => `Fjern ${name}`,
  increase: (name: string) => `Øk antallet av ${name}`,
  decrease: (name: string) => `Reduser antallet av ${name}`,
  sum: (pieces: number) => `Tilbehør, ${pieces} stk.:`,
  accessoriesFailed: 'Vi fikk dessverre ikke hentet tilbehøret. Du kan gå videre uten, eller prøve igjen.',
  accessoriesMissing: (product: string) =>
    `Vi har dessverre ikke tilbehør til ${product} på lager nå. Du kan gå videre.`,
  tryAgain: 'Prøv igjen',
} as const;
