/** Texts of the checkout. */
export const texts = {
  title: 'Kasse',
  receiptTitle: 'Takk for bestillingen!',
  emptyTitle: 'Handlekurven er tom',
  demonstration: 'Dette er en demonstrasjon av kassen. Ingenting blir bestilt, og du betaler ikke noe.',
  heading: { B2C: 'Kasse', B2B: 'Kasse for bedrift', UKKO: 'Kasse for utstyrsavtale' },
  order: 'Bestillingen din',
  toPay: 'Å betale',
  monthly: 'Totalt pr. md.',
  pay: 'Betal (demo)',
  payAndFail: { avvist: 'Prøv en betaling som blir avvist', tidsavbrudd: 'Prøv en betaling som ikke får svar' },
  failed: {
    avvist: 'Betalingen ble avvist. Ingenting er betalt. Prøv igjen, eller velg en annen betalingsmåte.',
    tidsavbrudd:
      'Betalingen fikk ikke svar i tide. Ingenting er betalt. Handlekurven er lagret, så du kan prøve igjen.',
  },
  numbers: {
    heading: 'Nummer og SIM-kort',
    numberOf: (plan: string) => `Nummer til ${plan}`,
    simOf: (plan: string) => `SIM til ${plan}`,
    types: {
      new: 'Nytt nummer',
      existing: 'Nummeret jeg har hos oss',
      port_in: 'Flytt nummeret fra en annen operatør',
      transfer: 'Overta nummeret fra en annen eier',
      neworportin: 'Nytt nummer, eller flytt et senere',
    },
    card: 'SIM-kort i posten',
    esim: 'eSIM',
    update: 'Oppdater nummer og SIM',
    cardSent: 'SIM-kortet kommer i posten.',
    noCard: 'Ingen SIM-kort blir sendt.',
  },
  back: 'Tilbake til handlekurven',
  toShop: 'Fortsett å handle',
  emptyText: 'Legg noe i handlekurven før du går til kassen.',
  receiptText:
    'Bestillingen er registrert som betalt i demonstrasjonen. Neste gang du legger noe i handlekurven, starter du på en ny bestilling.',
  reference: 'Bestillingsnummer',
  businessStart: {
    title: 'Bestilling for bedrift',
    text: 'Hos operatøren fyller bedriften ut resten av bestillingen her.',
    plan: 'Abonnement',
    device: 'Telefon',
    unknown: 'Finnes ikke i sortimentet for bedrift',
    back: 'Tilbake til mobilabonnement for bedrift',
  },
} as const;
