import { dayAndMonth, type NorwegianTime, WEEKDAY_NAMES } from 'shared-domain/kernel';

/** Bokmål texts of 'Følg ordren'. */
export const orderTexts = {
  title: 'Følg ordren',
  lead: 'Se hvor varene er, hva du betalte og hva du gjør hvis du vil angre. Ordrenummeret står på kvitteringen i e-posten du fikk da du betalte.',
  noReceipt: 'Finner du ikke kvitteringen? Se i søppelposten først.',
  number: 'Ordrenummer',
  numberHint: 'Åtte sifre, som 4823 1907',
  email: 'E-post',
  emailHint: 'Adressen du oppga i kassen',
  submit: 'Finn ordren',
  unknown: 'Vi finner ingen ordre med dette nummeret og denne e-postadressen. Se etter skrivefeil, og prøv igjen.',
  tooMany: 'Det er spurt for mange ganger. Vent et minutt, og prøv igjen.',
  failed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
  ended: 'Ordren vises en halvtime om gangen. Skriv inn nummer og e-post på nytt.',
  order: (number: string) => `Ordre ${number.slice(0, 4)}\u00a0${number.slice(4)}`,
  progress: 'Hvor langt ordren er kommet',
  steps: {
    ordered: 'Bestilt',
    paid: 'Betalt',
    packing: 'Pakkes',
    sent: 'Sendt',
    ready: 'Klar til henting',
  },
  now: {
    ordered: 'Vi har fått bestillingen.',
    paid: 'Vi har fått betalingen.',
    packing: 'Vi pakker varene.',
    sent: 'Pakken er på vei.',
    ready: 'Pakken venter på hentestedet.',
  },
  delivery: {
    home: 'Varene kommer hjem til deg.',
    pickup: 'Varene kommer til hentestedet ditt. Du får melding når de er der.',
    none: 'Her er det ingenting som sendes. Det du kjøpte, er klart når det står som betalt.',
  },
  at: ({ weekday, day, month, clock }: NorwegianTime) =>
    `${WEEKDAY_NAMES[weekday]} ${dayAndMonth(day, month)} kl. ${clock}`,
  lines: 'Dette kjøpte du',
  sums: 'Dette betalte du',
  help: 'Angre eller få hjelp',
  withdrawal: 'Angrerett og skjema',
  withdrawalText: 'Angrefristen går fra dagen du får varen.',
  support: 'Kontakt kundeservice',
  supportText: 'Ha ordrenummeret klart når du ringer.',
  another: 'Følg en annen ordre',
} as const;
