import { type FinancingMethod, leadingOption, SWITCH_MONTHS, toContent } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Plan, Product } from '../model';
import { defaultPlan, plansForDevice } from '../plans';
import { texts } from '../texts/nb';
import { committedLeasesOf, hasSwitch, leaseMonthsOf, termsCode, UKKO_DEFAULT_MONTHS, UKKO_MONTHS } from './prices';

/**
 * How a product can be financed in a realm, in the order of the tabs (P3-9, P3-10). Empty while its price is hidden, and for a product
 * without financing (P8-11).
 */
export function financingMethodsOf(product: Product, allPlans: readonly Plan[], realm: Realm): FinancingMethod[] {
  if (product.hidePrices || product.financing.upfront === false) return [];
  // Consumers see the cart first; all others go on to their checkout.
  const button = realm === 'B2C' ? {} : { buttonText: texts.order };
  if (realm === 'UKKO') {
    const financingOptions = UKKO_MONTHS.map((months) => ({
      alternative_id: `ukko${months}`,
      heading: texts.months(months),
      duration: months,
    }));
    return [{ alternative_id: 'ukko', heading: texts.ukko, ...button, financingOptions }];
  }
  const code = defaultPlan(plansForDevice(allPlans, product, realm))?.offeringCode;
  const upfront: FinancingMethod = {
    alternative_id: 'upfront',
    heading: texts.upfront,
    ...button,
    financingOptions: [{ alternative_id: 'upfront', heading: texts.upfront }],
  };
  if (code === undefined) return [upfront];
  const leaseOptions = [
    ...leaseMonthsOf(product).map((months) => ({
      alternative_id: `lease${months}`,
      heading: texts.months(months),
      defaultOfferingCode: code,
      duration: months,
    })),
    ...(product.financing.leaseNow
      ? [{ alternative_id: 'leasenow', heading: texts.leaseNow, defaultOfferingCode: code, duration: 0 }]
      : []),
  ];
  const committedOptions = committedLeasesOf(product, product.defaultVariant.priceOre, realm).map((terms) => ({
    alternative_id: `lease${termsCode(terms)}`,
    heading: texts.monthsWithCommitment(terms.months),
    defaultOfferingCode: code,
    duration: terms.months,
  }));
  const switchOptions = [
    { alternative_id: 'new-switch', heading: texts.newSwitch, defaultOfferingCode: code, duration: SWITCH_MONTHS },
    {
      alternative_id: 'existing-switch',
      heading: texts.existingSwitch,
      defaultOfferingCode: code,
      duration: SWITCH_MONTHS,
    },
  ];
  return [
    upfront,
    ...(leaseOptions.length > 0
      ? [
          {
            alternative_id: 'lease',
            heading: texts.lease,
            ...button,
            ...texts.leaseInfo,
            ...(toContent(product.legalDisclaimer) !== null && { linkToTab: texts.leaseTab }),
            financingOptions: leaseOptions,
          } as const,
        ]
      : []),
    ...(committedOptions.length > 0
      ? [
          {
            alternative_id: 'lease',
            subId: 'commitment',
            heading: texts.leaseWithCommitment,
            ...texts.commitmentInfo,
            financingOptions: committedOptions,
          } as const,
        ]
      : []),
    ...(hasSwitch(product, realm)
      ? [
          {
            alternative_id: 'switch',
            heading: texts.switch,
            ...texts.switchInfo,
            financingOptions: switchOptions,
          } as const,
        ]
      : []),
  ];
}

/** The financing that is selected first: what the card of the product leads with (P4-36). */
export function defaultFinancingType(product: Product, methods: readonly FinancingMethod[]): string | undefined {
  const options = methods.flatMap(({ financingOptions }) => financingOptions);
  const leases = options.filter(({ alternative_id: id }) => id.startsWith('lease') && id !== 'leasenow');
  const hasAgreement = methods.some(({ alternative_id: id }) => id === 'ukko');
  const leading = leadingOption({
    fullPrice: product.defaultVariant.priceOre,
    leaseMonths: leases.flatMap(({ duration }) => (duration === undefined ? [] : [Number(duration)])),
    ...(hasAgreement && { agreementMonths: String(UKKO_DEFAULT_MONTHS) }),
  });
  return options.find(({ alternative_id: id }) => id === leading)?.alternative_id;
}
