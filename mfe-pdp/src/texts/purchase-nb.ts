import { textFunction } from 'shared-domain/kernel';
import { formatMonthly, formatPrice, WITHOUT_VAT_NOTE } from 'shared-domain/money';
import type { DiscountKind, PurchaseText } from 'shared-domain/purchase';
import { PAGE_TEXTS } from './purchase-page-nb';

const DISCOUNTS: Readonly<Record<DiscountKind, string>> = {
  phone: 'telefonrabatt',
  watch: 'klokkerabatt',
  tablet: 'nettbrettrabatt',
  accessory: 'tilbehørsrabatt',
  other: 'rabatt',
};

/** Bokmål texts of a purchase. */
export const purchaseText = textFunction<PurchaseText>({
  ...PAGE_TEXTS,
  chooseAgreement: 'Velg avtale på Min Side',
  goToCheckout: 'Gå til kassen',
  previous: 'Forrige',
  back: 'Tilbake',
  stepFinance: 'Betaling',
  stepInsurance: 'Forsikring',
  stepAccessories: 'Tilbehør',
  recommendations: 'Vi anbefaler',
  insuranceQuestion: 'Ønsker du forsikring?',
  accessoriesQuestion: 'Trenger du noe tilbehør?',
  declineInsurance: 'Nei takk',
  abortSwap: 'Avbryt Svitsj',
  productAdded: 'Produktet har blitt lagt til i handlekurven',
  productRemoved: 'Produktet har blitt fjernet fra handlekurven',
  planChosen: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  discount: ({ kind, amount }) => `${formatPrice(amount)} i ${DISCOUNTS[kind]}`,
  sellingPoint: ({ subtext, excess }) => subtext.replaceAll('[DATA]', formatPrice(excess)),
  swapping: ({ phone, phoneNumber }) => `Du er i ferd med å svitsje din ${phone} for nummer ${phoneNumber}.`,
  agreementMonthly: ({ monthlyWithoutVat }) => `${formatMonthly(monthlyWithoutVat)} ${WITHOUT_VAT_NOTE}`,
  agreementTotal: ({ total }) => `Minste totalpris ${formatPrice(total)} (inkl. mva.)`,
});
