/** Bokmål texts of a phone that a plan is chosen for. */
export const deviceTexts = {
  region: 'Telefonen du har valgt',
  lead: 'Velg abonnementet som skal følge med. Telefonen og abonnementet legges i handlekurven sammen.',
  payNow: 'Betales nå',
  back: 'Kjøp uten abonnement',
  remove: 'Fjern telefonen',
  missing: 'Telefonen du valgte, kan ikke kjøpes akkurat nå. Du kan fortsatt velge et abonnement.',
  both: (device: string, plan: string) => `${device} og ${plan}`,
  added: 'Telefon og abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
} as const;
