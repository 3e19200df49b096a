import type { PageModule } from 'shared-domain/contracts/exposes';
import { loadProductPage, type ProductPageData } from '../data/load-product-page';
import { productHead } from '../data/product-head';
import { ProductPage } from '../pages/product-page';

export const loader: PageModule<ProductPageData>['loader'] = loadProductPage;
export const head: PageModule<ProductPageData>['head'] = productHead;
export const Page: PageModule<ProductPageData>['Page'] = ProductPage;
