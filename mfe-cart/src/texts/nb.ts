/** Bokmål texts of the cart. Names and prices come in formatted. */
export const texts = {
  title: 'Handlekurv',
  description: 'Varene du har valgt, hva de koster, og veien til kassen.',
  lines: 'Varer i handlekurven',
  increase: (name: string) => `Øk antall ${name}`,
  decrease: (name: string) => `Reduser antall ${name}`,
  remove: (name: string) => `Fjern ${name}`,
  /** P8-15; the name of the row stands beside it. */
  removed: 'Produktet har blitt fjernet fra handlekurven',
  deliveryChosen: 'Velges i kassen',
  undo: 'Angre',
  undoRemoval: (name: string) => `Angre: legg ${name} tilbake`,
  keepsPlan: 'Du beholder abonnementet du har i dag. Det står ikke i summene.',
  emptyCart: 'Tøm handlekurven',
  toCheckout: 'Gå til kassen',
  summary: 'Oppsummering',
  payMonthly: 'Betale pr md:',
  allWithoutVat: 'Alle beløp er ekskl. mva. der ikke annet står.',
  legalWithoutVat: 'Beløpet er ekskl. mva.',
  howMonthsArePaid: 'Slik betales det hver måned',
  howSums: 'Slik er summene regnet ut',
  upfrontLines: 'Dette betaler du nå',
  firstInvoiceLines: 'Dette kommer på første faktura',
  minimumTotalHelp: 'Summen av det du betaler nå og gjennom avtaletiden.',
  dismiss: 'Lukk',
  familyLink: 'Les mer',
  emptyTitle: 'Handlekurven er tom',
  emptyText: 'Finn noe du liker, så dukker det opp her.',
  handsets: 'Se mobiltelefoner',
  subscriptions: 'Se abonnement',
  accessories: 'Se tilbehør',
  offers: 'Se pakketilbud',
  seen: 'Sist sett',
  expiredTitle: 'Handlekurven din er utløpt',
  expiredText: 'Den ble tømt fordi det er mer enn et døgn siden sist. Du kan legge varene i igjen til dagens priser:',
  reorder: 'Legg i igjen',
  forget: 'Nei takk',
  askEmptyTitle: 'Vil du tømme handlekurven?',
  askEmptyText: 'Alle varene blir fjernet.',
  keepCart: 'Avbryt',
  emptyingTitle: 'Tømmer handlekurven',
  emptyingText: 'Et øyeblikk …',
  emptiedTitle: 'Handlekurven er tømt',
  emptiedText: 'Alle varene er fjernet. Du kan begynne på nytt når du vil.',
  goOn: 'Fortsett å handle',
  failedTitle: 'Vi får ikke hentet handlekurven',
  failedText: 'Varene dine er trygge. Prøv igjen om litt.',
  loading: 'Henter handlekurven',
  count: (count: number) => (count === 1 ? '1 vare i handlekurven' : `${count} varer i handlekurven`),
} as const;

/** Key of the message that offers to empty the cart. */
export const OTHER_REALM_MESSAGE = 'annen-butikk';

/** Messages of the plain forms, by the key in the address of the cart page. Other keys show nothing. */
export const MESSAGES: Readonly<Record<string, string>> = {
  avvist: 'Handlekurven ble ikke endret. Varen kan ikke bestilles slik du valgte, eller den er utsolgt.',
  [OTHER_REALM_MESSAGE]:
    'Varen ble ikke lagt i handlekurven. Den har varer fra en annen av butikkene våre, og en bestilling kan bare ha varer fra én. Tøm handlekurven, og legg varen i den på nytt.',
  'ikke-lagt-til': 'Vi fikk ikke svar da varen skulle legges i handlekurven. Ligger den ikke her, prøv igjen.',
  'uten-informasjonskapsler':
    'Nettleseren din blokkerer informasjonskapsler, så handlekurven kan ikke huske varer. Tillat dem for denne siden, og prøv igjen.',
  feilet: 'Vi fikk dessverre ikke endret handlekurven. Prøv igjen om litt.',
};
