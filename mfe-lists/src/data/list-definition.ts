import { PATHS } from 'shared-domain/contracts/paths';

/** The lists that this remote shows, by path. */
export const LIST_DEFINITIONS = {
  [PATHS.handsets]: { key: 'handsets', listType: 'HANDSET_LIST' },
  '/bedrift/mobiltelefoner/': { key: 'businessHandsets', listType: 'HANDSET_LIST' },
  [PATHS.accessories]: { key: 'accessories', listType: 'ACCESSORY_LIST' },
} as const;

export type ListDefinition = (typeof LIST_DEFINITIONS)[keyof typeof LIST_DEFINITIONS];
export type ListKey = ListDefinition['key'];

/** The list of a path, or null where the path is none of ours. */
export function findListDefinition(pathname: string): ListDefinition | null {
  return pathname in LIST_DEFINITIONS ? LIST_DEFINITIONS[pathname as keyof typeof LIST_DEFINITIONS] : null;
}

/** What the products of a list are called. */
export const nounOf = (key: ListKey): 'mobil' | 'produkt' => (key === 'accessories' ? 'produkt' : 'mobil');
