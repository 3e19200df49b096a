import { PATHS } from 'shared-domain/contracts/paths';

/** The lists that this remote shows, by path. */
export const LIST_DEFINITIONS = {
  [PATHS.handsets]: { key: 'handsets', listType: 'HANDSET_LIST' },
  '/mobiltelefoner/like-fin/': { key: 'preownedHandsets', listType: 'HANDSET-PREOWNED_LIST' },
  '/bedrift/mobiltelefoner/': { key: 'businessHandsets', listType: 'HANDSET_LIST' },
  '/nettbrett/': { key: 'tablets', listType: 'TABLET_LIST' },
  '/smartklokker/': { key: 'wearables', listType: 'WEARABLE_LIST' },
  '/rutere/': { key: 'routers', listType: 'MODEM_LIST' },
  '/smarthjem/': { key: 'smartHome', listType: 'CONNECTED_DEVICE_LIST' },
  [PATHS.accessories]: { key: 'accessories', listType: 'ACCESSORY_LIST' },
} as const;

export type ListDefinition = (typeof LIST_DEFINITIONS)[keyof typeof LIST_DEFINITIONS];
export type ListKey = ListDefinition['key'];

/** The list of a path, or null for any other path. */
export function findListDefinition(pathname: string): ListDefinition | null {
  return Object.hasOwn(LIST_DEFINITIONS, pathname) ? LIST_DEFINITIONS[pathname as keyof typeof LIST_DEFINITIONS] : null;
}
