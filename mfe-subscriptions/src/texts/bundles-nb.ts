import { formatMonthly, formatPrice, type Ore } from 'shared-domain/money';

export const bundleTexts = {
  take: (product: string) => `Ta med ${product}`,
  colour: 'Farge',
  colourNumber: (number: number) => `Farge ${number}`,
  picture: (product: string, number: number) => `${product}, bilde ${number}`,
  inBundle: 'I pakken',
  alone: (amount: Ore) => `Alene ${formatPrice(amount)}`,
  plan: (name: string) => `Med ${name}`,
  months: (amount: Ore) => `${formatMonthly(amount)} i 12 md.`,
  later: (amount: Ore) => `deretter ${formatMonthly(amount)}`,
  establishment: (amount: Ore) => `Etablering ${formatPrice(amount)}, betales én gang`,
  minimumTotal: (amount: Ore) => `Minste totalpris med 12 md. avtaletid: ${formatPrice(amount)}`,
  planOnly: (amount: Ore) => `Bare abonnementet, uten avtaletid: ${formatMonthly(amount)}`,
  planNeedsBinding: (amount: Ore) =>
    `Bare abonnementet, med 12 md. bindingstid. Minste totalpris: ${formatPrice(amount)}`,
  terms: 'Pris og vilkår',
  choose: 'Velg pakken',
  addPlan: 'Legg abonnementet i handlekurv',
  added: 'Produktet har blitt lagt til i handlekurven',
  dropped: (bundle: string) => `Pakkeprisen på «${bundle}» er ikke med i handlekurven. Produktet har vanlig pris der.`,
  planAdded: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  about: 'Les mer om produktet',
  emptyHeading: 'Ingen pakketilbud akkurat nå',
  emptyBody: 'Se abonnementene våre, eller kom tilbake senere.',
  seePlans: 'Se abonnement',
} as const;
