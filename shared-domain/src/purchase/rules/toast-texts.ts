/** P4-48, P8-15. */
export const TOAST_TEXTS = {
  added: 'Produktet har blitt lagt til i handlekurven',
  removed: 'Produktet har blitt fjernet fra handlekurven',
  planChosen: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
} as const;
