import type { PageModule } from 'shared-domain/contracts/exposes';
import { toNok } from 'shared-domain/money';
import { breadcrumbListJsonLd, itemListJsonLd, offerJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { bundlePrice } from '../rules/bundles';
import { pageTexts } from '../texts/pages-nb';
import type { BundlesPageData } from './bundles-loader';
import { PLAN_PAGES } from './plan-pages';
import { planTrail } from './plan-trail';

/** Title, description, canonical address, and each bundle at the price of its product (F9.15-9). */
export const bundlesHead: PageModule<BundlesPageData>['head'] = ({ bundles, offerings }) => {
  const { brand, shopOrigin } = getConfig();
  const { heading, title, description } = pageTexts.bundles;
  const canonicalPath = PLAN_PAGES.bundles;
  const items = bundles.flatMap((bundle) => {
    const price = bundlePrice(bundle, offerings);
    if (!price) return [];
    const offers = offerJsonLd({ price: toNok(price.product), url: `${shopOrigin}${canonicalPath}` });
    return [{ item: { '@type': 'Product', name: bundle.title, offers } }];
  });
  return {
    title: `${title} | ${brand.name}`,
    description: description(brand.name),
    canonicalPath,
    ...(typeof document === 'undefined' && {
      jsonLd: [breadcrumbListJsonLd(planTrail('bundles'), shopOrigin), itemListJsonLd(heading, items)],
    }),
  };
};
