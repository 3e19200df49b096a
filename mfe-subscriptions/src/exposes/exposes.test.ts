import { page, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import { AGE_FIELD } from '../data/age-filter';
import * as bundles from './bundles';
import * as family from './family';
import * as guide from './guide';
import * as subscriptionsPage from './page';
import * as prices from './prices';
import * as tryBuy from './try-buy';

testRemote({
  federation,
  folder: __dirname,
  modules: {
    './page': page(subscriptionsPage),
    './prices': page(prices),
    './try-buy': page(tryBuy),
    './family': page(family),
    './guide': page(guide),
    './bundles': page(bundles),
  },
  searchParams: { subscriptions: [AGE_FIELD.name, 'abonnement', 'ts', 'hw'] },
});
