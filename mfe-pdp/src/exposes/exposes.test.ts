import { PRODUCT_PAGE_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { page, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import * as noticePage from './notice';
import * as productPage from './page';

testRemote({
  federation,
  folder: __dirname,
  modules: { './page': page(productPage), './notice': page(noticePage) },
  searchParams: { product: PRODUCT_PAGE_PARAMETERS },
});
