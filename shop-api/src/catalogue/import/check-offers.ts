import type { CatalogueFeed } from '../feed/schema';
import { offerRealmCovers } from '../plans';
import { checkUnique } from './check-unique';
import { at, type FeedProblem } from './feed-problem';

/** Checks that campaigns and bundles refer to existing products, plans and campaigns. */
export function checkOffers({ products, plans, insurances, webdeals, bundles }: CatalogueFeed): readonly FeedProblem[] {
  const models = new Set(products.map(({ modelSlug }) => modelSlug));
  const planByCode = new Map(plans.map((plan) => [plan.offeringCode, plan]));
  const deals = new Set(webdeals.map(({ discountId }) => discountId));
  const known = (isKnown: boolean, path: string, message: string): readonly FeedProblem[] =>
    isKnown ? [] : [{ path, message }];
  return [
    ...checkUnique(
      insurances.map(({ code }, index) => ({ path: at('insurances', index, 'code'), value: code })),
      'the code',
    ),
    ...checkUnique(
      webdeals.map(({ discountId }, index) => ({ path: at('webdeals', index, 'discountId'), value: discountId })),
      'the code',
    ),
    ...checkUnique(
      bundles.map(({ code }, index) => ({ path: at('bundles', index, 'code'), value: code })),
      'the code',
    ),
    ...webdeals.flatMap((deal, index) => [
      ...deal.models.flatMap((model, each) =>
        known(models.has(model), at('webdeals', index, 'models', each), `there is no model ${model}`),
      ),
      ...deal.offerings.flatMap((offering, each) =>
        known(planByCode.has(offering), at('webdeals', index, 'offerings', each), `there is no plan ${offering}`),
      ),
      ...known(deal.validFrom < deal.validTo, at('webdeals', index, 'validTo'), 'lies before validFrom'),
    ]),
    ...bundles.flatMap(({ model, offeringCode, discountId, realm }, index) => {
      const plan = planByCode.get(offeringCode);
      return [
        ...known(models.has(model), at('bundles', index, 'model'), `there is no model ${model}`),
        ...known(plan !== undefined, at('bundles', index, 'offeringCode'), `there is no plan ${offeringCode}`),
        ...known(deals.has(discountId), at('bundles', index, 'discountId'), `there is no campaign ${discountId}`),
        ...known(
          !plan || offerRealmCovers(plan.realm, realm),
          at('bundles', index, 'realm'),
          `the plan is sold in ${plan?.realm ?? ''} alone`,
        ),
      ];
    }),
  ];
}
