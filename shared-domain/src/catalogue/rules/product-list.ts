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

const OF_AGREEMENTS: readonly ListType[] = ['HANDSET_LIST', 'TABLET_LIST', 'WEARABLE_LIST', 'ACCESSORY_LIST'];

/** A realm has a list of each type that it sells; pre-owned phones are on the consumers' list only (P2-15). */
export const hasListIn = (realm: Realm, listType: ListType): boolean =>
  realm === 'UKKO' ? OF_AGREEMENTS.includes(listType) : realm === 'B2C' || listType !== 'HANDSET-PREOWNED_LIST';

/** Path of a list, e.g. '/bedrift/mobiltelefoner/'. */
export const listPathOf = (listType: ListType, realm: Realm): string => `/${REALM_ROOTS[realm]}${LISTS[listType]}/`;

/** Path of the list that shows a type to a realm: its own, else the consumers'. */
export const shownListPath = (listType: ListType, realm: Realm): string =>
  listPathOf(listType, hasListIn(realm, listType) ? realm : 'B2C');
