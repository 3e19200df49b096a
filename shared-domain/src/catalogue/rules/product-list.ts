import type { Realm } from '../../contracts/realm';
import type { ListType, ProductType } from '../model';

interface ListDefinition {
  /** Name of the list crumb (F2.8-18..20). */
  readonly crumb: string;
  /** First segments of the list's path for consumers. */
  readonly root: string;
}

export const LISTS: Readonly<Record<ListType, ListDefinition>> = {
  HANDSET_LIST: { crumb: 'Mobiltelefoner', root: 'mobiltelefoner' },
  'HANDSET-PREOWNED_LIST': { crumb: 'Like Fin', root: 'mobiltelefoner/like-fin' },
  TABLET_LIST: { crumb: 'Nettbrett', root: 'nettbrett' },
  MODEM_LIST: { crumb: 'Rutere', root: 'rutere' },
  WEARABLE_LIST: { crumb: 'Smartklokker', root: 'smartklokker' },
  CONNECTED_DEVICE_LIST: { crumb: 'Smarthjem', root: 'smarthjem' },
  ACCESSORY_LIST: { crumb: 'Tilbehør', root: 'tilbehor' },
};

const REALM_ROOTS: Readonly<Record<Realm, string>> = { B2C: '', B2B: 'bedrift/', UKKO: 'bedrift/utstyrsavtale/' };

export const listTypeOf = (type: ProductType): ListType => `${type}_LIST`;

/** Path of a list, e.g. '/bedrift/mobiltelefoner/'. */
export const listPathOf = (listType: ListType, realm: Realm): string =>
  `/${REALM_ROOTS[realm]}${LISTS[listType].root}/`;

/** The list that a path shows; null for other paths. */
export function resolveListType(pathname: string, realm: Realm): ListType | null {
  const types = Object.keys(LISTS) as ListType[];
  return types.find((listType) => listPathOf(listType, realm) === pathname) ?? null;
}
