import type { Offering } from '../model';
import { amountForRealm } from '../rules/business-terms';
import { resolvePlanKind } from '../rules/plan-kind';
import type { planTerms } from '../rules/plan-terms';
import { termsTexts } from './terms-nb';

type Terms = ReturnType<typeof planTerms>;

interface TermsFacts {
  readonly isBusiness: boolean;
  /** ' (ekskl. mva.)' or ''. */
  readonly vat: string;
  readonly discountInfoLine: string | null;
}

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
  { isBusiness, vat, discountInfoLine }: TermsFacts,
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
