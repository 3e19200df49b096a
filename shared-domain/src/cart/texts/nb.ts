import { optionText } from '../../catalogue';
import { formatPhoneNumber } from '../../identity';
import { textFunction } from '../../kernel';
import { formatAfterFree, formatMonthly, formatMonths, formatPrice, NO_BREAK_SPACE } from '../../money';
import { subscriptionText } from '../../subscription';
import type { CartText } from '../model';
import { leaseText } from './lease-nb';

/** Bokmål texts of the cart. */
export const cartText: (text: CartText) => string = textFunction<CartText>({
  own: ({ text }) => text,
  financing: ({ option }) => optionText(option),
  plan: ({ text }) => subscriptionText(text),
  planChange: ({ number }) => (number === '' ? 'Endring av abonnement' : `Endring av ${formatPhoneNumber(number)}`),
  cart: 'Handlekurv',
  drawerTitle: ({ count }) => `Handlekurv (${count})`,
  breakageFeeTitle: 'Hva er bruddgebyr?',
  breakageFeeText:
    'Bruddgebyret tilsvarer den samlede kampanjerabatten. Det synker hver måned gjennom avtaleperioden, regnet fra da avtalen ble inngått. Beløpet kommer på neste faktura.',
  delivery: 'Levering',
  freeShippingLeft: ({ left }) => `Du har ${formatPrice(left)} igjen til fri frakt`,
  freeShippingReached: 'Du har fått fri frakt',
  familyGreeting: ({ name }) => `Hei ${name}!`,
  familyHeading: 'Du kan få rabatt',
  familyBody: 'Visste du at hvis du legger til flere abonnement hos oss får du familierabatt?',
  minimumTotal: 'Minste totalpris',
  priceFrom: ({ price }) => `fra ${price}`,
  ordinaryPrice: ({ amount, isMonthly }) => `ord. pris: ${isMonthly ? formatMonthly(amount) : formatPrice(amount)}`,
  afterFree: ({ freeMonths, monthly }) => formatAfterFree(freeMonths, monthly),
  laterMonthly: ({ sums }) =>
    `deretter ${sums.map(({ monthly, fromMonth }) => `${formatMonthly(monthly)} fra ${fromMonth}. md.`).join(', ')}`,
  discount: 'Rabatt',
  pieces: ({ count }) => `${count}${NO_BREAK_SPACE}stk`,
  timesName: ({ count, name }) => `${count} × ${name}`,
  monthsOf: ({ price, months }) => `${price} i ${formatMonths(months)}`,
  piecesOf: ({ count, unit }) => `${count} x ${formatPrice(unit)}/stk`,
  lease: leaseText,
  switchOf: ({ months }) => `Svitsj i ${formatMonths(months)}`,
  monthlyTotal: 'Totalt pr. md.',
  monthlyVat: 'MVA pr. md.:',
  monthlyWithVat: 'Totalt pr. md. inkl. mva.:',
  payMonthly: 'Betale pr md:',
  sum: 'Sum:',
  vat: 'MVA:',
  firstInvoice: 'Å betale på første faktura:',
  payNow: 'Betale nå:',
  payNowMini: 'Betal nå:',
  paid: 'Betalt:',
  payNowWithVat: 'Betale nå inkl. mva.:',
  paidWithVat: 'Betalt inkl. mva.:',
});
