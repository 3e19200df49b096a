import { ACCESSORY_CATEGORIES, type ListScope } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { listTexts } from '../texts/lists-nb';

export interface ListDefinition {
  /** The key of the list's texts. */
  readonly key: keyof typeof listTexts;
  readonly scope: ListScope;
}

/** The kinds of accessories that have a page: OUTLET is a part of 'Annet' (F2.8-8..15). */
const CATEGORY_LISTS = Object.fromEntries(
  ACCESSORY_CATEGORIES.filter(({ slug }) => slug !== '').map(({ slug, value }): [string, ListDefinition] => [
    `${PATHS.accessories}${slug.slice(1)}/`,
    { key: slug.slice(1) as ListDefinition['key'], scope: { listType: 'ACCESSORY_LIST', category: value } },
  ]),
);

/** The lists that this remote shows, by path; those of brands are known by the catalogue. */
export const LIST_DEFINITIONS: Readonly<Record<string, ListDefinition>> = {
  [PATHS.handsets]: { key: 'handsets', scope: { listType: 'HANDSET_LIST' } },
  '/mobiltelefoner/like-fin/': { key: 'preownedHandsets', scope: { listType: 'HANDSET-PREOWNED_LIST' } },
  '/bedrift/mobiltelefoner/': { key: 'businessHandsets', scope: { listType: 'HANDSET_LIST' } },
  '/bedrift/utstyrsavtale/mobiltelefoner/': { key: 'agreementHandsets', scope: { listType: 'HANDSET_LIST' } },
  '/bedrift/utstyrsavtale/nettbrett/': { key: 'agreementTablets', scope: { listType: 'TABLET_LIST' } },
  '/bedrift/utstyrsavtale/smartklokker/': { key: 'agreementWearables', scope: { listType: 'WEARABLE_LIST' } },
  '/bedrift/utstyrsavtale/tilbehor/': { key: 'agreementAccessories', scope: { listType: 'ACCESSORY_LIST' } },
  '/bedrift/nettbrett/': { key: 'businessTablets', scope: { listType: 'TABLET_LIST' } },
  '/bedrift/smartklokker/': { key: 'businessWearables', scope: { listType: 'WEARABLE_LIST' } },
  '/bedrift/rutere/': { key: 'businessRouters', scope: { listType: 'MODEM_LIST' } },
  '/bedrift/smarthjem/': { key: 'businessSmartHome', scope: { listType: 'CONNECTED_DEVICE_LIST' } },
  '/bedrift/tilbehor/': { key: 'businessAccessories', scope: { listType: 'ACCESSORY_LIST' } },
  '/nettbrett/': { key: 'tablets', scope: { listType: 'TABLET_LIST' } },
  '/smartklokker/': { key: 'wearables', scope: { listType: 'WEARABLE_LIST' } },
  '/rutere/': { key: 'routers', scope: { listType: 'MODEM_LIST' } },
  '/smarthjem/': { key: 'smartHome', scope: { listType: 'CONNECTED_DEVICE_LIST' } },
  [PATHS.accessories]: { key: 'accessories', scope: { listType: 'ACCESSORY_LIST' } },
  ...CATEGORY_LISTS,
};

/** The list of a path, or null for any other path. */
export const findListDefinition = (pathname: string): ListDefinition | null =>
  Object.hasOwn(LIST_DEFINITIONS, pathname) ? (LIST_DEFINITIONS[pathname] ?? null) : null;
