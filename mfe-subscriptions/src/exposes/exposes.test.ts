import { page, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import { AGE_FIELD } from '../data/age-filter';
import * as subscriptionsPage from './page';

testRemote({
  federation,
  folder: __dirname,
  modules: { './page': page(subscriptionsPage) },
  searchParams: { subscriptions: [AGE_FIELD.name] },
});
