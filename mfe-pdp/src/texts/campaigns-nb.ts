/** Bokmål texts of the campaigns. Prices come formatted. */
const noted = (vatNote: string): string => (vatNote ? ` ${vatNote}` : '');

/** 'A, B eller C' */
const either = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} eller ${last}` : last;
};

export const campaignTexts = {
  condition: (methods: readonly string[], plans: readonly string[]) =>
    plans.length === 0 ? `Gjelder ved ${either(methods)}.` : `Gjelder ved ${either(methods)} med ${either(plans)}.`,
  choose: (what: string, plan: string | null) => (plan === null ? `Velg ${what}` : `Velg ${what} med ${plan}`),
  /** @param discount '1 000,- i telefonrabatt' */
  saved: (discount: string, vatNote: string) => `Valgt: Du får ${discount}${noted(vatNote)}.`,
  savedMonthly: (discount: string, monthly: string, vatNote: string) =>
    `Valgt: Du får ${discount}${noted(vatNote)}, fordelt på ${monthly}`,
  ended: (titles: readonly string[]) =>
    `Kampanjen ${titles.map((title) => `«${title}»`).join(' og ')} gjelder dessverre ikke lenger. Prisene på siden er nå uten den.`,
  dropped: (title: string) => `Kampanjen «${title}» er ikke med i handlekurven. Produktet har vanlig pris der.`,
  included: 'Følger med det du har valgt.',
  forMembers: 'Prisen er for deg som er kunde.',
  login: 'Logg inn',
  until: (date: string) => `Til og med ${date}.`,
} as const;
