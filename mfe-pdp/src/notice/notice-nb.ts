import type { NoticeReason } from './notice';

/** Bokmål texts of 'Gi meg beskjed'. `name` is the product with colour and size. */
export const noticeTexts = {
  title: 'Gi meg beskjed',
  wish: {
    stock: (name: string) => `Vi sender deg én e-post når ${name} er på lager igjen.`,
    sale: (name: string) => `Vi sender deg én e-post når ${name} er i salg.`,
    price: (name: string) => `Vi sender deg én e-post når prisen på ${name} går ned.`,
  } satisfies Record<NoticeReason, (name: string) => string>,
  email: 'E-post',
  emailHint: 'Vi bruker adressen til dette ene varselet og sletter den når det er sendt.',
  ask: 'Gi meg beskjed',
  sentTitle: 'Sjekk innboksen din',
  sent: 'Vi har sendt deg en e-post med en lenke. Åpne den og bekreft, så sier vi fra. Har du bedt om det samme før, er alt i orden.',
  badEmail: 'Skriv en gyldig e-postadresse, som ola@eksempel.no.',
  tooMany: 'Det ble bedt om for mange varsler herfra. Vent et minutt og prøv igjen.',
  failed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
  unconfirmedTitle: 'Vil du ha beskjed?',
  confirm: 'Ja, gi meg beskjed',
  decline: 'Nei, slett adressen min',
  confirmedTitle: 'Du får beskjed',
  confirmedNote: 'Varselet gjelder i ett år. Du kan avslutte det når du vil.',
  end: 'Avslutt varselet',
  endedTitle: 'Varselet er avsluttet',
  ended: 'Adressen din er slettet, og du får ingen e-post om dette.',
  goneTitle: 'Varselet finnes ikke lenger',
  gone: 'Det er sendt, avsluttet eller utløpt. Du kan be om et nytt på siden til produktet.',
  empty: 'Finn produktet du venter på. På siden til produktet ber du om beskjed.',
  toProduct: 'Se produktet',
  toShop: 'Til butikken',
} as const;
