/** Bokmål texts about a customer's own subscriptions, and about the swap of a phone. */
export const ownTexts = {
  /** @param phoneNumber grouped */
  subscription: (user: string, phoneNumber: string) => `${user}, ${phoneNumber}`,
  kept: 'Du beholder abonnementet som i dag.',
  change: 'Endre abonnement',
  changeOf: (user: string) => `Endre abonnement for ${user}`,
  undo: 'Angre endringen',
  undoOf: (user: string) => `Angre endringen for ${user}`,
  isChangedTo: (name: string) => `Endres til ${name}`,
  changed: 'Endres',
  newDetail: 'Nytt nummer, eller et du tar med deg',
  company: 'Abonnement på bedriftskonto bestiller du i bedriftsbutikken.',
  toCompany: 'Til bedriftsbutikken',
  accountsFailed: 'Vi får ikke hentet abonnementene dine akkurat nå. Du kan fortsatt kjøpe med nytt abonnement.',
  tryAgain: 'Prøv igjen',
  asToday: 'Som i dag',
  withOwnPlan: 'Med abonnementet du har.',
  today: (price: string) => `${price} i dag`,
  swap: 'Svitsj',
  swapHandIn: (phone: string) => `Du leverer inn ${phone} når du får den nye telefonen.`,
  swapRemaining: (months: number | undefined) =>
    months === undefined ? 'Restbeløp på avtalen' : `Restbeløp på avtalen (${months}\u00A0md.)`,
  swapFee: 'Bruddgebyr',
  swapInvoice: 'Kommer på neste faktura',
  swapNothingLeft: 'Avtalen er nedbetalt. Du har ingenting igjen å betale på den.',
  swapEmpties: 'Avbryter du, tømmes handlekurven.',
  swapAsk: 'Velg på Min Side hvilken telefon du vil svitsje, så kommer du tilbake hit.',
} as const;
