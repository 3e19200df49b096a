import type { Realm } from '../../contracts/realm';
import { textFunction } from '../../kernel';
import { formatMonthly, formatPrice, WITHOUT_VAT_NOTE } from '../../money';
import type { DiscountKind, PurchaseText } from '../model';
import { isShownWithoutVat } from '../rules/realm-amount';

const DISCOUNTS: Readonly<Record<DiscountKind, string>> = {
  phone: 'telefonrabatt',
  watch: 'klokkerabatt',
  tablet: 'nettbrettrabatt',
  accessory: 'tilbehørsrabatt',
  other: 'rabatt',
};

/** Bokmål texts of a purchase. */
export const purchaseText = textFunction<PurchaseText>({
  addToCart: 'Legg i handlekurv',
  goToOrder: 'Gå til bestilling',
  seeCart: 'Se handlekurv',
  choosePlan: 'Velg abonnement',
  choosePhoneToSwap: 'Velg telefon å svitsje på Min Side',
  chooseAgreement: 'Velg avtale på Min Side',
  logInToContinue: 'Logg meg inn for å fortsette',
  goToCheckout: 'Gå til kassen',
  next: 'Neste',
  previous: 'Forrige',
  back: 'Tilbake',
  stepFinance: 'Betaling',
  stepInsurance: 'Forsikring',
  stepAccessories: 'Tilbehør',
  recommendations: 'Vi anbefaler',
  insuranceQuestion: 'Ønsker du forsikring?',
  accessoriesQuestion: 'Trenger du noe tilbehør?',
  declineInsurance: 'Nei takk',
  priceToCome: 'Pris kommer',
  noMethods: 'Det finnes ingen tilgjengelige betalingsmåter.',
  noOptions: 'Ingen valg for dette alternativet.',
  movingHelp: 'Vi ordner alt med flytting fra din gamle operatør.',
  abortSwap: 'Avbryt Svitsj',
  productAdded: 'Produktet har blitt lagt til i handlekurven',
  productRemoved: 'Produktet har blitt fjernet fra handlekurven',
  planChosen: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  discount: ({ kind, amount }) => `${formatPrice(amount)} i ${DISCOUNTS[kind]}`,
  readMoreAbout: ({ subject }) => `Les mer om ${subject}`,
  sellingPoint: ({ subtext, excess }) => subtext.replaceAll('[DATA]', formatPrice(excess)),
  leaseCap: ({ cap, upfront }) =>
    `Total delbetaling kan ikke overskride ${formatPrice(cap)} Resterende ${formatPrice(upfront)} må betales i dag.`,
  swapping: ({ phone, phoneNumber }) => `Du er i ferd med å svitsje din ${phone} for nummer ${phoneNumber}.`,
  agreementMonthly: ({ monthlyWithoutVat }) => `${formatMonthly(monthlyWithoutVat)} ${WITHOUT_VAT_NOTE}`,
  agreementTotal: ({ total }) => `Minste totalpris ${formatPrice(total)} (inkl. mva.)`,
});

/** The note beside prices that they are without mva., for businesses (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => (isShownWithoutVat(realm) ? WITHOUT_VAT_NOTE : '');
