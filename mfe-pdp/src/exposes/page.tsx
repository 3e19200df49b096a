import type { PageModule } from 'shared-domain/contracts/exposes';
import { productLoader } from '../data/lazy-loaders';
import { type ProductPayload, unpackPayload } from '../data/packed-details';
import { productHead } from '../data/product-head';
import { AgreementPage } from '../pages/agreement-lazy';
import { ProductPage } from '../pages/product-page';

type Module = PageModule<ProductPayload>;

export const loader: Module['loader'] = productLoader;

export const head: Module['head'] = (data, request) => productHead(unpackPayload(data), request);

export const Page: Module['Page'] = ({ data, ...props }) => {
  const RealmPage = props.realm === 'UKKO' ? AgreementPage : ProductPage;
  return <RealmPage data={unpackPayload(data)} {...props} />;
};
