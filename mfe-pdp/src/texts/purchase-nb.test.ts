import { toOre } from 'shared-domain/money';
import type { DiscountKind, PurchaseText } from 'shared-domain/purchase';
import { vatNote } from './nb';
import { purchaseText } from './purchase-nb';

type Plain = Exclude<PurchaseText, { readonly values: unknown }>['key'];

test.each<[string, Plain, string]>([
  ['P4-10, P3-4', 'addToCart', 'Legg i handlekurv'],
  ['P4-46', 'goToOrder', 'Gå til bestilling'],
  ['P4-10', 'seeCart', 'Se handlekurv'],
  ['P4-11', 'choosePlan', 'Velg abonnement'],
  ['P4-12', 'choosePhoneToSwap', 'Velg telefon å svitsje på Min Side'],
  ['P4-12', 'logInToContinue', 'Logg meg inn for å fortsette'],
  ['P4-13', 'next', 'Neste'],
  ['P4-14', 'previous', 'Forrige'],
  ['P4-1', 'stepFinance', 'Betaling'],
  ['P4-1', 'stepInsurance', 'Forsikring'],
  ['P4-1', 'stepAccessories', 'Tilbehør'],
  ['P2-40', 'recommendations', 'Vi anbefaler'],
  ['P2-40', 'insuranceQuestion', 'Ønsker du forsikring?'],
  ['P2-40', 'accessoriesQuestion', 'Trenger du noe tilbehør?'],
  ['P2-40', 'declineInsurance', 'Nei takk'],
  ['P2-40', 'back', 'Tilbake'],
  ['P2-40', 'goToCheckout', 'Gå til kassen'],
  ['P8-11', 'priceToCome', 'Pris kommer'],
  ['P8-11', 'noMethods', 'Det finnes ingen tilgjengelige betalingsmåter.'],
  ['P8-12', 'noOptions', 'Ingen valg for dette alternativet.'],
  ['P6-5, P2-25', 'chooseAgreement', 'Velg avtale på Min Side'],
  ['P2-47', 'abortSwap', 'Avbryt Svitsj'],
  ['P8-15, P4-48', 'productAdded', 'Produktet har blitt lagt til i handlekurven'],
  ['P8-15, P4-48', 'productRemoved', 'Produktet har blitt fjernet fra handlekurven'],
  ['P8-15, P4-48', 'planChosen', 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.'],
])('[%s] the text %s', (_, key, text) => {
  expect(purchaseText({ key })).toBe(text);
});

test.each<[DiscountKind, string]>([
  ['phone', '1\u00A0000,- i telefonrabatt'],
  ['watch', '1\u00A0000,- i klokkerabatt'],
  ['tablet', '1\u00A0000,- i nettbrettrabatt'],
  ['accessory', '1\u00A0000,- i tilbehørsrabatt'],
  ['other', '1\u00A0000,- i rabatt'],
])('[P9-27] the discount on a product of the kind %s', (kind, text) => {
  expect(purchaseText({ key: 'discount', values: { kind, amount: toOre(1_000) } })).toBe(text);
});

test.each<[string, PurchaseText, string]>([
  ['P2-45', { key: 'readMoreAbout', values: { subject: 'Delbetaling' } }, 'Les mer om Delbetaling'],
  [
    'P3-31, P9-20',
    { key: 'sellingPoint', values: { subtext: '[DATA] eller [DATA]', excess: toOre(1_000) } },
    '1\u00A0000,- eller 1\u00A0000,-',
  ],
  [
    'P5-4, P9-22',
    { key: 'leaseCap', values: { cap: toOre(30_000), upfront: toOre(2_500) } },
    'Total delbetaling kan ikke overskride 30\u00A0000,- Resterende 2\u00A0500,- må betales i dag.',
  ],
  [
    'P2-47, P6-13',
    { key: 'swapping', values: { phone: 'Aurora 4', phoneNumber: '900 12 345' } },
    'Du er i ferd med å svitsje din Aurora 4 for nummer 900 12 345.',
  ],
  ['P6-15', { key: 'agreementMonthly', values: { monthlyWithoutVat: toOre(433) } }, '433,-/md. (ekskl. mva.)'],
  ['P6-15', { key: 'agreementTotal', values: { total: toOre(12_990) } }, 'Minste totalpris 12\u00A0990,- (inkl. mva.)'],
])('[%s] the text of %j', (_, text, rendered) => {
  expect(purchaseText(text)).toBe(rendered);
});

test('[P6-14] the note beside prices of businesses', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(vatNote)).toEqual(['', '(ekskl. mva.)', '']);
});
