import { textFunction, type TextTable } from 'shared-domain/kernel';
import { formatPrice } from 'shared-domain/money';
import type { PageText } from 'shared-domain/purchase';

/** Bokmål texts that a product page may show at first; the others come with the dialogs. */
export const PAGE_TEXTS: TextTable<PageText> = {
  addToCart: 'Legg i handlekurv',
  goToOrder: 'Gå til bestilling',
  seeCart: 'Se handlekurv',
  choosePlan: 'Velg abonnement',
  choosePhoneToSwap: 'Velg telefon å svitsje på Min Side',
  logInToContinue: 'Logg meg inn for å fortsette',
  next: 'Neste',
  priceToCome: 'Pris kommer',
  noMethods: 'Det finnes ingen tilgjengelige betalingsmåter.',
  noOptions: 'Ingen valg for dette alternativet.',
  readMoreAbout: ({ subject }) => `Les mer om ${subject}`,
  leaseCap: ({ cap, upfront }) =>
    `Total delbetaling kan ikke overskride ${formatPrice(cap)} Resterende ${formatPrice(upfront)} må betales i dag.`,
};

export const pageText = textFunction<PageText>(PAGE_TEXTS);
