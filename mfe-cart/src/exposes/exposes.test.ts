import { page, slot, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import * as orderPage from './order';
import * as cartPage from './page';
import * as panel from './panel';

testRemote({
  federation,
  folder: __dirname,
  modules: { './page': page(cartPage), './order': page(orderPage), './panel': slot(panel) },
});
