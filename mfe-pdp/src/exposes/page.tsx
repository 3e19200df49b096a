import type { PageModule } from 'shared-domain/contracts/exposes';
import { lazyLoader } from 'shared-domain/contracts/lazy-loader';
import { type ProductPayload, unpackPayload } from '../product/packed-details';
import { productHead } from '../product/product-head';
import { ProductPage } from '../product/product-page';
import { lazyPart } from '../ui/lazy-part';

type Module = PageModule<ProductPayload>;

/** The page of an equipment agreement: few visitors see it, so others do not fetch it. */
const AgreementPage = lazyPart(
  () => import(/* webpackChunkName: 'drawn-agreement' */ '../agreement/agreement-page'),
  (file) => file.AgreementPage,
);

export const loader: Module['loader'] = lazyLoader(
  () => import(/* webpackChunkName: 'calls' */ '../product/product-loader'),
  ({ loadProduct }) => loadProduct,
);

export const head: Module['head'] = (data, request) => productHead(unpackPayload(data), request);

export const Page: Module['Page'] = ({ data, ...props }) => {
  const RealmPage = props.realm === 'UKKO' ? AgreementPage : ProductPage;
  return <RealmPage data={unpackPayload(data)} {...props} />;
};
