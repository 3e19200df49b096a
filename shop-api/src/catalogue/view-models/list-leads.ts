import { hasListIn, listPathOf, LISTS, type ListType } from 'shared-domain/catalogue';
import type { ListLeads } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn } from '../addresses';
import { mainImageOf } from '../images';
import type { Catalogue } from '../model';
import { productsOf } from './product-list';

/** The first product of each list of the realm that has one. */
export const listLeads = (catalogue: Catalogue, realm: Realm): ListLeads => ({
  realm,
  lists: (Object.keys(LISTS) as ListType[]).flatMap((listType) => {
    if (!hasListIn(realm, listType)) return [];
    const [first] = productsOf(catalogue, realm, listType);
    if (!first) return [];
    const { name, path } = first;
    return [{ path: listPathOf(listType, realm), name, href: hrefIn(realm, path), image: mainImageOf(first) }];
  }),
});
