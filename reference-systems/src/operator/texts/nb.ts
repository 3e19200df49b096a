/** Texts of every page. */
export const texts = {
  unavailable: 'Siden kan ikke vises akkurat nå',
  tryAgain: 'Last siden på nytt om litt.',
  mailbox: 'Post fra butikken',
  mailboxLead: 'Alt butikken har sendt, den nyeste e-posten først. Ingenting av det forlater denne maskinen.',
  noMails: 'Butikken har ikke sendt noe ennå.',
  fromTo: (from: string, to: string) => `Fra ${from} til ${to}`,
} as const;
