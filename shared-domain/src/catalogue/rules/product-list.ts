import type { Realm } from '../../contracts/realm';
import type { ListType, ProductType } from '../model';

/** The lists, with the first segments of their paths for consumers. */
export const LISTS: Readonly<Record<ListType, string>> = {
  HANDSET_LIST: 'mobiltelefoner',
  'HANDSET-PREOWNED_LIST': 'mobiltelefoner/like-fin',
  TABLET_LIST: 'nettbrett',
  MODEM_LIST: 'rutere',
  WEARABLE_LIST: 'smartklokker',
  CONNECTED_DEVICE_LIST: 'smarthjem',
  ACCESSORY_LIST: 'tilbehor',
};

const REALM_ROOTS: Readonly<Record<Realm, string>> = { B2C: '', B2B: 'bedrift/', UKKO: 'bedrift/utstyrsavtale/' };

export const listTypeOf = (type: ProductType): ListType => `${type}_LIST`;

/** Businesses have a list of handsets, agreement customers one of tablets too; all other types are on the consumers' lists. */
export const hasListIn = (realm: Realm, listType: ListType): boolean =>
  realm === 'B2C' || listType === 'HANDSET_LIST' || (listType === 'TABLET_LIST' && realm === 'UKKO');

/** Path of a list, e.g. '/bedrift/mobiltelefoner/'. */
export const listPathOf = (listType: ListType, realm: Realm): string => `/${REALM_ROOTS[realm]}${LISTS[listType]}/`;
