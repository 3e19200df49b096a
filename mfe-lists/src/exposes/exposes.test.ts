import { FACET_PARAMETERS, LIST_PARAMETERS } from 'shared-domain/catalogue';
import { page, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import * as brand from './brand';
import * as brandList from './brand-list';
import * as brands from './brands';
import * as compare from './compare';
import * as favourites from './favourites';
import * as home from './home';
import * as list from './page';
import * as search from './search';

testRemote({
  federation,
  folder: __dirname,
  modules: {
    './home': page(home),
    './page': page(list),
    './search': page(search),
    './brand': page(brand),
    './brand-list': page(brandList),
    './brands': page(brands),
    './compare': page(compare),
    './favourites': page(favourites),
  },
  searchParams: {
    home: [],
    list: LIST_PARAMETERS,
    brand: [],
    'brand-list': LIST_PARAMETERS,
    brands: [],
    compare: ['varer'],
    favourites: ['varer'],
    search: ['q', 'vis', 'side'],
  },
  parameterSets: { facets: FACET_PARAMETERS },
});
