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
  saved: (amount: string, vatNote: string) => `Valgt: Du sparer ${amount}${noted(vatNote)}.`,
  savedMonthly: (monthly: string, total: string, vatNote: string) =>
    `Valgt: Du sparer ${monthly}, ${total} til sammen${noted(vatNote)}.`,
  included: 'Følger med det du har valgt.',
  forMembers: 'Prisen er for deg som er kunde.',
  login: 'Logg inn',
  until: (date: string) => `Til og med ${date}.`,
} as const;
