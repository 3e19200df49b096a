import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { compareTexts } from '../texts/compare-nb';
import type { ComparePageData } from './compare-loader';

/** Title of a comparison. There is one for every three products: search engines shall keep none. */
export const compareHead: PageModule<ComparePageData>['head'] = ({ products }) => ({
  title: `${compareTexts.title(products.map(({ name }) => name))} | ${getConfig().brand.name}`,
  noIndex: true,
});
