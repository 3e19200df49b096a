/** Messages for refused updates: what is wrong and, if possible, what to do about it. */
export const refusals = {
  unknownSku: 'Vi finner dessverre ikke varen du prøvde å legge i handlekurven.',
  notSoldInRealm: (name: string) => `${name} selges ikke i denne butikken.`,
  notSellable: (name: string) => `${name} er dessverre ikke til salgs nå.`,
  presaleNotOpen: (name: string) => `Forhåndssalget av ${name} har ikke åpnet ennå. Prøv igjen når det åpner.`,
  soldOut: (name: string) => `${name} er dessverre utsolgt.`,
  tooFewInStock: (name: string, inStock: number) => `Vi har bare ${inStock} av ${name} på lager.`,
  quantity: 'Du kan velge fra 1 til 10 av hver vare.',
  quantityFixed: (name: string) =>
    `Du kan ikke endre antallet for ${name}. Legg varen i handlekurven én gang til hvis du vil ha flere.`,
  cartFull: 'Handlekurven er full. Fjern en vare, eller fullfør bestillingen først.',
  lineGone: 'Varen ligger ikke lenger i handlekurven.',
  serviceGone: 'Tjenesten ligger ikke lenger i handlekurven.',
  notRemovable: 'Abonnementet hører sammen med enheten. Fjern enheten, eller bytt abonnement.',
  unknownPlan: 'Vi finner dessverre ikke abonnementet du valgte.',
  planNotSoldInRealm: (name: string) => `${name} selges ikke i denne butikken.`,
  planNotSoldWithDevice: (name: string) => `${name} kan ikke kombineres med kjøp av enhet. Velg et annet abonnement.`,
  planMissing: 'Velg et abonnement for å betale enheten over tid.',
  financingNotOffered: (name: string) => `Denne betalingsmåten tilbys ikke for ${name}. Velg en annen betalingsmåte.`,
  commitmentNeedsPlan:
    'Delbetaling med bindingstid krever et nytt abonnement. Velg et abonnement, eller en annen betalingsmåte.',
  otherFinancing:
    'Enheten i handlekurven har en annen betalingsmåte enn den du valgte. Fjern den, og legg den i handlekurven på nytt.',
  deviceMismatch: 'Enheten i handlekurven er en annen enn den du endret. Last inn siden på nytt.',
  serviceNotOffered: 'Denne tjenesten tilbys ikke for produktet.',
  insuranceNeedsBundle: 'Forsikring tilbys bare når enheten kjøpes med delbetaling eller Svitsj.',
  agreementPlanFixed: 'Abonnementet er en del av utstyrsavtalen og kan ikke byttes.',
  swapForConsumers: 'Svitsj er for privatkunder.',
  swapNotStarted: 'Velg først på Min Side hvilken telefon du vil svitsje.',
  swapUnderWay:
    'Du er i ferd med å svitsje en telefon, og enheten kan ikke kjøpes på denne måten samtidig. Fullfør eller avbryt Svitsj først.',
  swapTaken: 'Telefonen du svitsjer til, ligger allerede i handlekurven. Fjern den hvis du vil velge en annen.',
  loginNeeded: 'Du er logget ut. Logg inn igjen for å bruke abonnementet ditt.',
  subscriptionNotFound: 'Vi finner ikke abonnementet blant dine. Last inn siden på nytt, og velg et annet.',
  samePlan: 'Dette abonnementet har nummeret allerede. Velg et annet.',
  numberTaken:
    'Nummeret er allerede med i handlekurven, med et annet valg av abonnement. Endre valget der, eller fjern det først.',
  accountNotFound: 'Vi finner ikke fakturakontoen blant dine. Last inn siden på nytt, og velg en annen.',
  keptPlanNotSold:
    'Dette abonnementet selges ikke lenger ved kjøp med rabattavtale. For å gå videre i bestillingen må du endre til et nytt abonnement.',
  discountNotValid: 'Rabatten gjelder dessverre ikke lenger for dette kjøpet.',
  discountNotForPayment: 'Rabatten gjelder ikke med denne betalingsmåten. Velg en annen betalingsmåte.',
  discountNotForPlan: 'Rabatten gjelder ikke sammen med dette abonnementet. Velg et annet abonnement.',
  discountForNewPlans: 'Rabatten gjelder bare når du tegner et nytt abonnement.',
  discountOncePerPlan: 'Pakkeprisen gjelder én vare for hvert nye abonnement med 12 måneders avtaletid.',
  discountForMembers: 'Rabatten gjelder for kunder som er logget inn. Logg inn og prøv igjen.',
  beingPaid:
    'Bestillingen er under betaling. Fullfør eller avbryt betalingen først, så kan du endre handlekurven igjen.',
  otherRealm: {
    B2C: 'Handlekurven inneholder varer fra privatbutikken. Tøm handlekurven for å handle her.',
    B2B: 'Handlekurven inneholder varer fra bedriftsbutikken. Tøm handlekurven for å handle her.',
    UKKO: 'Handlekurven inneholder varer fra utstyrsavtalen. Tøm handlekurven for å handle her.',
  },
} as const;

export const delivery = {
  label: 'Levering',
} as const;

/** The note beside the sum of the months (F3.2-4). */
export const paymentTooltip = 'Beløpet kommer på fakturaen hver måned, første gang når abonnementet er i gang.';

/** Name of the monthly discount of a plan. */
export const planDiscount = 'Abonnementsrabatt';
/** Shown at a plan that is bought with binding (F9.8). */
export const bound = '12 måneders avtaletid';
/** Shown at a plan with the family discount (F9.9-2). */
export const familyDiscount = 'Du får familierabatt på dette abonnementet';
/** Name of an insurance discount whose offer has no text. */
export const insuranceDiscount = 'Forsikringsrabatt';

/** Shown below a phone on Svitsj (P9-21). */
export const screenInsurance = 'Skjermforsikring er inkludert';
/** Shown at the plan of an equipment agreement. */
export const agreementIncluded = 'Inkludert i utstyrsavtalen';

export const swap = {
  givenBack: (phone: string) => `Innlevering av ${phone}`,
  remaining: (months: number) =>
    months > 0 ? `Restbeløp på Svitsj-avtalen (${months} md.)` : 'Restbeløp på Svitsj-avtalen',
  breakageFee: 'Bruddgebyr',
} as const;
