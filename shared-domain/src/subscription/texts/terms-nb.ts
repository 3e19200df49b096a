import { formatMonths, formatPrice, NO_BREAK_SPACE, type Ore, toOre, withoutVat, ZERO } from '../../money';
import type { Offering } from '../model';
import { amountForRealm } from '../rules/business-terms';
import { resolvePlanKind } from '../rules/plan-kind';
import type { planTerms } from '../rules/plan-terms';

/** Fee of an invoice on paper, incl. mva. */
const PAPER_INVOICE = toOre(59);

/** The texts about a plan's binding and its total cost. `vat` is ' (ekskl. mva.)' for a business, else ''. */
export const termsTexts = {
  minimumTotal: (amount: Ore, vat: string) => `Minste totalpris ${formatPrice(amount)}${vat}`,
  firstYear: (amount: Ore, vat: string) => `Totalt første år: ${formatPrice(amount)}${vat}`,
  upfront: (amount: Ore, vat: string) => `Etablering: ${formatPrice(amount)}${vat}, betales én gang`,
  noBinding: 'Ingen bindingstid',
  binding: (months: number) => `${formatMonths(months)} bindingstid`,
  noticeUnbound: 'Du kan si opp når som helst, og betaler ut måneden.',
  noticeBound:
    'Sier du opp i bindingstiden, betaler du et bruddgebyr. Det er aldri høyere enn det som gjenstår av bindingstiden.',
  trialEnds: `Stopper av seg selv etter 2${NO_BREAK_SPACE}måneder.`,
  valid: (days: number) => `Gjelder i ${days}${NO_BREAK_SPACE}dager`,
  prepaidEnds: 'Ingen regning og ingen faste kostnader. Ubrukt saldo kan brukes i 12 måneder.',
  invoice: `Fakturagebyr: ${formatPrice(ZERO)} med eFaktura eller AvtaleGiro, ${formatPrice(PAPER_INVOICE)} for faktura på papir.`,
  invoiceBusiness: (vat: string) =>
    `Fakturagebyr: ${formatPrice(ZERO)} med EHF eller eFaktura, ${formatPrice(withoutVat(PAPER_INVOICE))}${vat} for faktura på papir.`,
  outside:
    'Ringing til utlandet, spesialnumre og innholdstjenester er ikke med i prisen. Det samme gjelder bruk utenfor EU og EØS.',
  withVat: 'Prisene er inkl. mva.',
} as const;

type Terms = ReturnType<typeof planTerms>;

/** 'Ingen bindingstid', '12 md. bindingstid'. */
export const bindingText = ({ bindingMonths }: Terms): string =>
  bindingMonths === 0 ? termsTexts.noBinding : termsTexts.binding(bindingMonths);

function noticeText(plan: Offering, { bindingMonths }: Terms): string {
  const kind = resolvePlanKind(plan);
  if (kind === 'try-buy') return termsTexts.trialEnds;
  if (kind === 'prepaid') return termsTexts.prepaidEnds;
  return bindingMonths === 0 ? termsTexts.noticeUnbound : termsTexts.noticeBound;
}

/** The terms that the law wants within reach of a price: totals, binding, and possible further costs. */
export function termsLines(
  plan: Offering,
  terms: Terms,
  {
    isBusiness,
    vat,
    discountInfoLine,
  }: {
    readonly isBusiness: boolean;
    /** ' (ekskl. mva.)' or ''. */
    readonly vat: string;
    readonly discountInfoLine: string | null;
  },
): readonly string[] {
  const once = plan.billingType === 'PREPAID' ? undefined : plan.upfrontOfferingPrice;
  return [
    ...(discountInfoLine ? [discountInfoLine] : []),
    `${termsTexts.minimumTotal(terms.minimumTotal, vat)}.`,
    ...(terms.firstYear === null ? [] : [`${termsTexts.firstYear(terms.firstYear, vat)}.`]),
    ...(once ? [`${termsTexts.upfront(amountForRealm(once, isBusiness ? 'B2B' : 'B2C'), vat)}.`] : []),
    `${bindingText(terms)}. ${noticeText(plan, terms)}`,
    ...(plan.billingType === 'PREPAID' ? [] : [isBusiness ? termsTexts.invoiceBusiness(vat) : termsTexts.invoice]),
    termsTexts.outside,
    ...(isBusiness ? [] : [termsTexts.withVat]),
  ];
}
