import type { PageModule } from 'shared-domain/contracts/exposes';
import { lazyLoader } from 'shared-domain/contracts/lazy-loader';
import { productHead } from '../product/product-head';
import { ProductPage } from '../product/product-page';
import type { ProductPageData } from '../purchase/page-data';
import { RealmContext } from '../purchase/use-realm';
import { lazyPart } from '../ui/lazy-part';

type Module = PageModule<ProductPageData>;

/** The page of an equipment agreement: few visitors see it, so others do not fetch it. */
const AgreementPage = lazyPart(
  () => import(/* webpackChunkName: 'drawn-agreement' */ '../agreement/agreement-page'),
  (file) => file.AgreementPage,
);

export const loader: Module['loader'] = lazyLoader(
  () => import(/* webpackChunkName: 'calls' */ '../product/product-loader'),
  ({ loadProduct }) => loadProduct,
);

export const head: Module['head'] = productHead;

export const Page: Module['Page'] = ({ realm, ...props }) => {
  const RealmPage = realm === 'UKKO' ? AgreementPage : ProductPage;
  return (
    <RealmContext value={realm}>
      <RealmPage {...props} />
    </RealmContext>
  );
};
