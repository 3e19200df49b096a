import { TOAST_TEXTS } from './toast-texts';

test('[P8-15, P4-48] the toasts', () => {
  expect(TOAST_TEXTS).toEqual({
    added: 'Produktet har blitt lagt til i handlekurven',
    removed: 'Produktet har blitt fjernet fra handlekurven',
    planChosen: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  });
});
